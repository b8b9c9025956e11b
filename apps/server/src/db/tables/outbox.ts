import type { Generated } from 'kysely'

export type JobState = 'waiting' | 'done' | 'gave-up'

export interface OutboxTables {
  /** Effects outside the database. Each row is written with its cause and performed later, at least once. */
  outbox: {
    id: Generated<number>
    kind: string
    /** The effect's idempotency key: the receiver recognises a repetition by it. */
    key: string
    /** JSON. The kind defines its shape. */
    payload: string
    state: JobState
    attempts: number
    createdAt: number
    /** The earliest time of the next attempt. */
    dueAt: number
    /** The end of the lease of worker `leasedBy`. The lease of a dead worker expires. */
    leasedBy: string | null
    leasedUntil: number
    endedAt: number | null
    lastError: string | null
  }
}
