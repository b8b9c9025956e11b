import { setTimeout as sleep } from 'node:timers/promises'
import type { Change } from '#db/change-log.ts'
import { pruneChanges } from '#db/change-log.ts'
import type { Db, ReportFault, Watch } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

/** Given to listeners instead of a key when the history was pruned before this process could read it. */
export const anyKey = '*'

const keptMs = 24 * 3_600_000
const pruneEveryMs = 3_600_000
const batchSize = 1000
/** When commits follow one another, those of a moment are read, and announced, together; the first of them at once. */
export const restMs = 25
/** How far back, and for how long, a number that was drawn but not yet committed is looked for. */
const lookBackRows = 1000
const lateCommitMs = 600_000

export type ChangeListener = (change: Change) => void

/**
 * Delivers every committed change to this process at least once, whichever process wrote it.
 * On PostgreSQL a transaction may commit a lower id after a higher one was read: the gaps are remembered and
 * asked for again. So the order is kept per key (its rows are locked by their writers), not between keys.
 */
export class ChangeFeed {
  readonly #db: Db
  readonly #report: ReportFault
  readonly #listeners = new Map<string, Set<ChangeListener>>()
  readonly #gaps = new Map<number, number>()
  #lastId = 0
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

  /** The newest change delivered: where a listener that joins now starts from. */
  get lastId(): number {
    return this.#lastId
  }

  /** Every change up to here was delivered, also those that commit late: where a listener may resume from. */
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
      // Only by being closed: nothing else can go wrong with a rest, and what did before it was reported.
      .catch(() => undefined)
      .finally(() => {
        this.#reading = undefined
        if (!this.#wokenWhileReading) return
        this.#wokenWhileReading = false
        this.#wake()
      })
  }

  /** Caches are built after this; only what is still uncommitted at this moment must be heard of later. */
  async #skipHistory(): Promise<void> {
    const rows = await this.#db.read
      .selectFrom('changes')
      .select('id')
      .orderBy('id', 'desc')
      .limit(lookBackRows)
      .execute()
    const ids = rows.map((row) => row.id).toReversed()
    const first = ids[0]
    if (first === undefined) return
    this.#lastId = first
    for (const id of ids) this.#advanceTo(id)
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const gaps = [...this.#gaps.keys()]
      const rows = await this.#db.read
        .selectFrom('changes')
        .select(['id', 'topic', 'key'])
        // In the same moment as the rows: what is pruned between two questions would be missed by both.
        .select((eb) =>
          eb
            .selectFrom('changes as kept')
            .select((kept) => kept.fn.min('kept.id').as('id'))
            .as('oldestId'),
        )
        .where((eb) =>
          gaps.length === 0
            ? eb('id', '>', this.#lastId)
            : eb.or([eb('id', '>', this.#lastId), eb('id', 'in', gaps)]),
        )
        .orderBy('id')
        .limit(batchSize)
        .execute()
      const oldestId = rows[0]?.oldestId ?? null
      if (oldestId !== null) this.#noticePrunedHistory(oldestId)
      for (const { id, topic, key } of rows) {
        this.#advanceTo(id)
        this.#deliver({ id, topic, key })
      }
      if (rows.length < batchSize) break
    }
    const now = performance.now()
    for (const [id, sinceMs] of this.#gaps) if (now - sinceMs > lateCommitMs) this.#gaps.delete(id)
  }

  #advanceTo(id: number): void {
    this.#gaps.delete(id)
    for (let gap = Math.max(this.#lastId + 1, id - lookBackRows); gap < id; gap++) {
      this.#gaps.set(gap, performance.now())
    }
    this.#lastId = Math.max(this.#lastId, id)
  }

  /** A process that slept for a day cannot know what it missed, so every listener hears that anything may differ. */
  #noticePrunedHistory(oldestId: number): void {
    if (this.#lastId === 0 || oldestId <= this.#lastId + 1) return
    this.#lastId = oldestId - 1
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
