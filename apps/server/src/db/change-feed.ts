import { setTimeout as sleep } from 'node:timers/promises'
import type { Change } from '#db/change-log.ts'
import { pruneChanges } from '#db/change-log.ts'
import type { Db, ReportFault, Watch } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

/** Sent instead of a key when the feed cannot know which changes this process missed. */
export const anyKey = '*'

const keptMs = 24 * 3_600_000
const pruneEveryMs = 3_600_000
const batchSize = 1000
/** Commits in quick succession are read and announced together. The first one is announced at once. */
export const restMs = 25
/** How far back and for how long the feed looks for ids that were drawn but not committed. */
const lookBackRows = 1000
const lateCommitMs = 600_000

type LogRow = Change & { readonly at: number }

/** The row without its id. */
function toText({ topic, key, at }: LogRow): string {
  return `${topic} ${key} ${at}`
}

export type ChangeListener = (change: Change) => void

/**
 * Delivers every committed change to this process at least once, whichever process wrote it. On PostgreSQL a lower id
 * may be committed after a higher one was read, so the feed remembers gaps and reads them again. Order is kept for
 * each key, because writers lock its rows, but not between keys.
 */
export class ChangeFeed {
  readonly #db: Db
  readonly #report: ReportFault
  readonly #listeners = new Map<string, Set<ChangeListener>>()
  readonly #gaps = new Map<number, number>()
  #lastId = 0
  /** The last row as it was read. Another text under its id means another history of the database. */
  #lastRow = ''
  #watch: Watch | undefined
  #reading: Promise<void> | undefined
  #wokenWhileReading = false
  readonly #closing = new AbortController()
  readonly #pruning: NodeJS.Timeout

  private constructor(db: Db, report: ReportFault) {
    this.#db = db
    this.#report = report
    this.#pruning = setInterval(() => {
      transaction(db, (trx) => pruneChanges(trx, Date.now() - keptMs)).catch((error: unknown) =>
        report(error, 'pruning the change log'),
      )
    }, pruneEveryMs)
    this.#pruning.unref()
  }

  static async start(db: Db, report: ReportFault): Promise<ChangeFeed> {
    const feed = new ChangeFeed(db, report)
    await feed.#skipHistory()
    db.changeListeners.add(feed.#wake)
    feed.#watch = await db.engine.watchChanges(feed.#wake, report)
    return feed
  }

  /** The newest delivered change: a new listener starts here. */
  get lastId(): number {
    return this.#lastId
  }

  /** All changes up to here are delivered, late commits included. A listener may resume from here. */
  get deliveredId(): number {
    return Math.min(this.#lastId, ...[...this.#gaps.keys()].map((gap) => gap - 1))
  }

  subscribe(topic: string, listener: ChangeListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    clearInterval(this.#pruning)
    this.#db.changeListeners.delete(this.#wake)
    await this.#watch?.close()
    await this.#reading
  }

  readonly #wake = (): void => {
    if (this.#closing.signal.aborted) return
    if (this.#reading !== undefined) {
      this.#wokenWhileReading = true
      return
    }
    this.#reading = this.#readAll()
      .catch((error: unknown) => this.#report(error, 'reading the change log'))
      .then(() => sleep(restMs, undefined, { signal: this.#closing.signal }))
      // Only `close` aborts this pause. Any other fault was reported before.
      .catch(() => undefined)
      .finally(() => {
        this.#reading = undefined
        if (!this.#wokenWhileReading) return
        this.#wokenWhileReading = false
        this.#wake()
      })
  }

  /** Starts after the present changes: caches are built later. What is uncommitted now still has to be delivered. */
  async #skipHistory(): Promise<void> {
    const rows = await this.#db.read
      .selectFrom('changes')
      .select(['id', 'topic', 'key', 'at'])
      .orderBy('id', 'desc')
      .limit(lookBackRows)
      .execute()
    this.#gaps.clear()
    this.#lastId = rows.at(-1)?.id ?? 0
    this.#lastRow = ''
    for (const row of rows.toReversed()) this.#advanceTo(row)
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const gaps = [...this.#gaps.keys()]
      const rows = await this.#db.read
        .selectFrom('changes')
        .select(['id', 'topic', 'key', 'at'])
        // One snapshot for both queries: a row pruned between them would be missed by both.
        .select((eb) =>
          eb
            .selectFrom('changes as kept')
            .select((kept) => kept.fn.min('kept.id').as('id'))
            .as('oldestId'),
        )
        .where((eb) =>
          // Includes the newest known row. If that is gone, so are the rows after it.
          gaps.length === 0
            ? eb('id', '>=', this.#lastId)
            : eb.or([eb('id', '>=', this.#lastId), eb('id', 'in', gaps)]),
        )
        .orderBy('id')
        .limit(batchSize)
        .execute()
      const oldestId = rows[0]?.oldestId ?? null
      if (this.#isOtherHistory(rows, oldestId)) return this.#startAnew()
      if (oldestId !== null) this.#noticePrunedHistory(oldestId)
      for (const row of rows) {
        if (row.id === this.#lastId) continue
        this.#advanceTo(row)
        this.#deliver({ id: row.id, topic: row.topic, key: row.key })
      }
      if (rows.length < batchSize) break
    }
    const now = performance.now()
    for (const [id, sinceMs] of this.#gaps) if (now - sinceMs > lateCommitMs) this.#gaps.delete(id)
  }

  /**
   * After a failover to a stale standby, or after a restore, ids start again below the last known one. Waiting for a
   * higher id would miss all of them.
   */
  #isOtherHistory(rows: readonly LogRow[], oldestId: number | null): boolean {
    if (this.#lastId === 0) return false
    if (oldestId !== null && oldestId > this.#lastId) return false
    const known = rows.find(({ id }) => id === this.#lastId)
    if (known !== undefined) return toText(known) !== this.#lastRow
    return rows.length < batchSize || rows.some(({ id }) => id > this.#lastId)
  }

  async #startAnew(): Promise<void> {
    await this.#skipHistory()
    this.#deliverAny()
  }

  #advanceTo(row: LogRow): void {
    const { id } = row
    this.#gaps.delete(id)
    if (id >= this.#lastId) this.#lastRow = toText(row)
    for (let gap = Math.max(this.#lastId + 1, id - lookBackRows); gap < id; gap++) {
      this.#gaps.set(gap, performance.now())
    }
    this.#lastId = Math.max(this.#lastId, id)
  }

  /**
   * After a day asleep the feed cannot know what it missed, so it tells every listener that anything may have
   * changed.
   */
  #noticePrunedHistory(oldestId: number): void {
    if (this.#lastId === 0 || oldestId <= this.#lastId + 1) return
    this.#lastId = oldestId - 1
    this.#deliverAny()
  }

  #deliverAny(): void {
    for (const topic of this.#listeners.keys()) this.#deliver({ id: this.#lastId, topic, key: anyKey })
  }

  #deliver(change: Change): void {
    for (const listener of this.#listeners.get(change.topic) ?? []) {
      try {
        listener(change)
      } catch (error) {
        this.#report(error, `hearing of a change of ${change.topic}`)
      }
    }
  }
}
