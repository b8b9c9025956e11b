import type { ExpressionBuilder } from 'kysely'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'
import type { Tables } from '#db/tables.ts'
import type { JobState } from '#db/tables/outbox.ts'

/** Topic of the change log: a job was added or should be retried. The key is its kind. */
export const outboxTopic = 'outbox'

export interface NewJob {
  readonly kind: string
  /** Unique among all jobs. Inserting a known key does nothing. */
  readonly key: string
  readonly payload: unknown
}

export interface Job {
  readonly id: number
  readonly kind: string
  readonly key: string
  /** JSON, kept byte for byte, because a signature may cover it. */
  readonly payload: string
  /** Includes the running attempt. */
  readonly attempts: number
}

/** Writes a job in the transaction of its cause, so that the effect happens exactly if the cause is committed. */
export async function enqueue(trx: Trx, { kind, key, payload }: NewJob): Promise<void> {
  // The machine's time and not the product's: it schedules retries and leases.
  const now = Date.now()
  await trx
    .insertInto('outbox')
    .values({
      kind,
      key,
      payload: JSON.stringify(payload),
      state: 'waiting',
      attempts: 0,
      createdAt: now,
      dueAt: now,
      leasedBy: null,
      leasedUntil: 0,
      endedAt: null,
      lastError: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await recordChange(trx, outboxTopic, kind)
}

export interface Lease {
  readonly worker: string
  readonly now: number
  readonly until: number
  readonly kinds: readonly string[]
  readonly max: number
}

/** Leases jobs that are due and free. Skips rows that another worker is leasing. */
export async function leaseJobs(trx: Trx, { worker, now, until, kinds, max }: Lease): Promise<Job[]> {
  const due = await trx
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .where('leasedUntil', '<=', now)
    .where('kind', 'in', [...kinds])
    .orderBy('dueAt')
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  return trx
    .updateTable('outbox')
    .set((eb) => ({ leasedBy: worker, leasedUntil: until, attempts: eb('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returning(['id', 'kind', 'key', 'payload', 'attempts'])
    .execute()
}

/** Renews the leases of known attempts. A lease whose answer was lost has no worker and must expire. */
export async function renewLeases(
  trx: Trx,
  worker: string,
  jobIds: readonly number[],
  until: number,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ leasedUntil: until })
    .where('id', 'in', [...jobIds])
    .where('leasedBy', '=', worker)
    .where('state', '=', 'waiting')
    .execute()
}

export type JobOutcome =
  | { readonly state: 'done'; readonly at: number }
  | { readonly state: 'gave-up'; readonly at: number; readonly error: string }
  | { readonly state: 'waiting'; readonly dueAt: number; readonly error: string }

/** Only the worker that still holds the lease may write: a stalled worker must not overwrite its successor. */
export async function endLease(trx: Trx, worker: string, id: number, outcome: JobOutcome): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      state: outcome.state,
      leasedBy: null,
      leasedUntil: 0,
      ...(outcome.state === 'waiting' ? { dueAt: outcome.dueAt } : { endedAt: outcome.at }),
      ...(outcome.state !== 'done' && { lastError: outcome.error }),
    })
    .where('id', '=', id)
    .where('leasedBy', '=', worker)
    .execute()
}

export interface ListedJob {
  readonly id: number
  readonly kind: string
  readonly key: string
  readonly state: JobState
  readonly attempts: number
  readonly createdAt: number
  readonly dueAt: number
  readonly lastError: string | null
}

/** Sorted by state, so that failed jobs are not buried under waiting ones, then newest first. */
export function listJobs(reads: Reads, states: readonly JobState[], max: number): Promise<ListedJob[]> {
  return reads
    .selectFrom('outbox')
    .select(['id', 'kind', 'key', 'state', 'attempts', 'createdAt', 'dueAt', 'lastError'])
    .where('state', 'in', [...states])
    .orderBy('state')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}

export async function countJobs(reads: Reads, states: readonly JobState[]): Promise<number> {
  const { count } = await reads
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', 'in', [...states])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Selects one job by number, or all jobs of a kind by name. */
export type JobName = number | string

export type NamedJob = Pick<Job, 'id' | 'kind'>

/** Restarts failed jobs with their old keys. */
export async function replayJobs(trx: Trx, names: readonly JobName[]): Promise<NamedJob[]> {
  const replayed = await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, dueAt: Date.now(), endedAt: null })
    .where('state', '=', 'gave-up')
    .where(isNamed(names))
    .returning(['id', 'kind'])
    .execute()
  for (const kind of new Set(replayed.map((job) => job.kind))) await recordChange(trx, outboxTopic, kind)
  return replayed
}

/** Deletes failed jobs whose effect is not wanted any more. */
export function dropJobs(trx: Trx, names: readonly JobName[]): Promise<NamedJob[]> {
  return trx
    .deleteFrom('outbox')
    .where('state', '=', 'gave-up')
    .where(isNamed(names))
    .returning(['id', 'kind'])
    .execute()
}

function isNamed(names: readonly JobName[]) {
  return (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or(names.map((name) => (typeof name === 'number' ? eb('id', '=', name) : eb('kind', '=', name))))
}

/** Deletes finished jobs and returns their number. Failed jobs stay until the operator decides. */
export async function pruneJobs(trx: Trx, endedBefore: number, max: number): Promise<number> {
  const ended = selectEndedJobs(trx, endedBefore, max)
  const { numDeletedRows } = await trx.deleteFrom('outbox').where('id', 'in', ended).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export function selectEndedJobs(reads: Reads, endedBefore: number, max: number) {
  return reads
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'done')
    .where('endedAt', '<', endedBefore)
    .limit(max)
}

/**
 * Counts unfinished jobs by state. Not with `!=`, which uses no index: a busy installation has a million finished
 * jobs.
 */
export function selectUndoneJobs(reads: Reads) {
  return reads
    .selectFrom('outbox')
    .select(({ fn }) => ['state as label', fn.countAll<number | string>().as('count')])
    .where('state', 'in', ['waiting', 'gave-up'])
    .groupBy('state')
}
