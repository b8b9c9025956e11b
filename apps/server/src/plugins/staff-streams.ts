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
}

export interface StaffStreamParts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: ChangeFeed
  readonly report: ReportFault
  /** Events depend on rights. After a change the stream is closed, and the client is checked when it reconnects. */
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
  join(owner: StreamOwner, stream: EventStream): () => void {
    const held = { owner, stream }
    this.#held.add(held)
    void this.#check(held, false)
    return () => void this.#held.delete(held)
  }

  close(): void {
    clearInterval(this.#looking)
    for (const unsubscribe of this.#unsubscribe) unsubscribe()
  }

  #look(isMeant: (owner: StreamOwner) => boolean, isChange: boolean): void {
    for (const held of this.#held) if (isMeant(held.owner)) void this.#check(held, isChange)
  }

  async #check(held: Held, isChange: boolean): Promise<void> {
    const { owner, stream } = held
    try {
      const mayGoOn = !(isChange && this.#parts.endsOnChange === true)
      if (mayGoOn && (await this.#isOpen(owner))) {
        if (isChange)
          stream.send({ data: { type: owner.kind === 'session' ? 'staff.changed' : 'device.changed' } })
        return
      }
    } catch (error) {
      // A change without a key may concern any stream: close all. Clients reconnect and are checked.
      this.#parts.report(error, 'looking at a stream of the staff')
    }
    this.#held.delete(held)
    stream.close()
  }

  async #isOpen({ kind, id }: StreamOwner): Promise<boolean> {
    const { db, clock } = this.#parts
    if (kind === 'device') {
      const device = await db.read
        .selectFrom('staffDevices')
        .select('id')
        .where('id', '=', id)
        .where('unpairedAt', 'is', null)
        .executeTakeFirst()
      return device !== undefined
    }
    const session = await db.read
      .selectFrom('staffSessions')
      .select(['startedAt', 'lastSeenAt'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (session === undefined) return false
    const { startedAt: startedAtMs, lastSeenAt: lastSeenAtMs } = session
    return toStaffSessionEnd({ startedAtMs, lastSeenAtMs }) > clock.now()
  }
}
