import type { ExpressionBuilder } from 'kysely'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'
import type { Tables } from '#db/tables.ts'
import type { JobState } from '#db/tables/outbox.ts'

/** Topic of the change log: a job was added or is to be tried again; the key is its kind. */
export const outboxTopic = 'outbox'

export interface NewJob {
  readonly kind: string
  /** Unique among all jobs. The same key again adds nothing. */
  readonly key: string
  readonly payload: unknown
}

export interface Job {
  readonly id: number
  readonly kind: string
  readonly key: string
  /** As JSON, byte for byte what was written: a signature may cover it. */
  readonly payload: string
  /** With the one that is under way. */
  readonly attempts: number
}

/** Written in the transaction that causes it: the effect happens if and only if the cause does. */
export async function enqueue(trx: Trx, { kind, key, payload }: NewJob): Promise<void> {
  // The machine's time, not the product's: it paces attempts and tells the living from the dead.
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

/** Takes jobs that are due and that nobody is at, passing over those another worker is just taking. */
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

/**
 * Long attempts of a living worker. Only those it knows of: a lease whose answer was lost on the way to it is nobody's work
 * and has to run out.
 */
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

/** Written only by the worker that still holds the lease: one that came back from the dead has no say. */
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

/** By state, as the alphabet has it: what gave up is not buried under what waits. Of each the newest first. */
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

/** A number means one job, a text all jobs of a kind. */
export type JobName = number | string

export type NamedJob = Pick<Job, 'id' | 'kind'>

/** Lets jobs that gave up start anew, with the keys they had. */
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

/** Forgets jobs that gave up: whoever decides so has done it in another way, or nobody wants it any more. */
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

/** What is done has no reader; what gave up stays until somebody decides. Gives back how many were deleted. */
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

/** How many jobs are not done, by state. Not `!=`, which no index serves: a busy installation has a million done jobs. */
export function selectUndoneJobs(reads: Reads) {
  return reads
    .selectFrom('outbox')
    .select(({ fn }) => ['state as label', fn.countAll<number | string>().as('count')])
    .where('state', 'in', ['waiting', 'gave-up'])
    .groupBy('state')
}
