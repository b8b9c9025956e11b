import type { Generated } from 'kysely'

export type JobState = 'waiting' | 'done' | 'gave-up'

export interface OutboxTables {
  /** Effects that leave the database: written with what causes them, done afterwards, at least once. */
  outbox: {
    id: Generated<number>
    kind: string
    /** The effect's own: the other side uses it to tell a repetition from something new. */
    key: string
    /** JSON; its kind knows the shape. */
    payload: string
    state: JobState
    attempts: number
    createdAt: number
    /** Not before this; the next attempt after a failed one. */
    dueAt: number
    /** Until then the worker `leasedBy` is at it; a worker that dies lets the time run out. */
    leasedBy: string | null
    leasedUntil: number
    endedAt: number | null
    lastError: string | null
  }
}
