import { toStaffSessionEnd } from '@lavash/rulebook/account/staff-session'
import type { Clock } from '#clock.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import { staffDeviceTopic, staffSessionTopic } from '#staff/staff-topics.ts'

/** Tests and the demonstration may set the clock, so the expiry is polled instead of awaited. */
const lookEveryMs = 1000

/** The session or the paired device that a stream depends on. */
export interface StreamOwner {
  readonly kind: 'session' | 'device'
  readonly id: string
}

interface Held {
  readonly owner: StreamOwner
  readonly stream: EventStream
  readonly endsOnChange: boolean
}

export interface StaffStreamParts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: ChangeFeed
  readonly report: ReportFault
}

export interface StreamChoices {
  /** Its events depend on rights. After a change the stream is closed, and the client is checked when it reconnects. */
  readonly endsOnChange?: boolean
}

/**
 * A stream stays open for hours and checks its listener once. After a change of a session or device it is looked up
 * again: the stream gets an event, or is closed. An expired session closes its streams as well.
 */
export class StaffStreams {
  readonly #held = new Set<Held>()
  readonly #parts: StaffStreamParts
  readonly #unsubscribe: (() => void)[]
  readonly #looking: NodeJS.Timeout

  constructor(parts: StaffStreamParts) {
    this.#parts = parts
    const topics = { session: staffSessionTopic, device: staffDeviceTopic } as const
    this.#unsubscribe = (['session', 'device'] as const).map((kind) =>
      parts.changes.subscribe(topics[kind], ({ key }) => {
        this.#look((owner) => owner.kind === kind && (key === anyKey || key === owner.id), true)
      }),
    )
    this.#looking = setInterval(() => this.#look(({ kind }) => kind === 'session', false), lookEveryMs)
    this.#looking.unref()
  }

  /**
   * Checks at once, because a change during the opening is not announced again. Returns a function that unregisters.
   */
  join(owner: StreamOwner, stream: EventStream, { endsOnChange = false }: StreamChoices = {}): () => void {
    const held = { owner, stream, endsOnChange }
    this.#held.add(held)
    void this.#check([held], false)
    return () => void this.#held.delete(held)
  }

  close(): void {
    clearInterval(this.#looking)
    for (const unsubscribe of this.#unsubscribe) unsubscribe()
  }

  #look(isMeant: (owner: StreamOwner) => boolean, isChange: boolean): void {
    void this.#check(
      [...this.#held].filter(({ owner }) => isMeant(owner)),
      isChange,
    )
  }

  /** Reads the owners of all these streams in one question for each kind, however many streams there are. */
  async #check(held: readonly Held[], isChange: boolean): Promise<void> {
    const asked = held.filter(({ endsOnChange }) => !(isChange && endsOnChange))
    const open = await this.#findOpen(asked).catch((error: unknown) => {
      // Whether they may go on is unknown: the clients reconnect and are checked.
      this.#parts.report(error, 'looking at a stream of the staff')
      return new Set<StreamOwner>()
    })
    for (const one of held) {
      const { owner, stream } = one
      if (!open.has(owner)) {
        this.#held.delete(one)
        stream.close()
      } else if (isChange) {
        stream.send({ data: { type: owner.kind === 'session' ? 'staff.changed' : 'device.changed' } })
      }
    }
  }

  async #findOpen(held: readonly Held[]): Promise<ReadonlySet<StreamOwner>> {
    const owners = held.map(({ owner }) => owner)
    const idsOf = (wanted: StreamOwner['kind']) => [
      ...new Set(owners.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
    ]
    const [sessions, devices] = await Promise.all([
      this.#findOpenSessions(idsOf('session')),
      this.#findPairedDevices(idsOf('device')),
    ])
    return new Set(owners.filter(({ kind, id }) => (kind === 'session' ? sessions : devices).has(id)))
  }

  async #findOpenSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const rows = await this.#parts.db.read
      .selectFrom('staffSessions')
      .select(['id', 'startedAt', 'lastSeenAt'])
      .where('id', 'in', ids)
      .execute()
    const nowMs = this.#parts.clock.now()
    const open = rows.filter(
      ({ startedAt, lastSeenAt }) =>
        toStaffSessionEnd({ startedAtMs: startedAt, lastSeenAtMs: lastSeenAt }) > nowMs,
    )
    return new Set(open.map(({ id }) => id))
  }

  async #findPairedDevices(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const rows = await this.#parts.db.read
      .selectFrom('staffDevices')
      .select('id')
      .where('id', 'in', ids)
      .where('unpairedAt', 'is', null)
      .execute()
    return new Set(rows.map(({ id }) => id))
  }
}
