import { randomUUID } from 'node:crypto'
import type { Clock } from '#clock.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { waitAfter } from '#jobs/backoff.ts'
import {
  endLease,
  type Job,
  type JobOutcome,
  leaseJobs,
  outboxTopic,
  pruneJobs,
  renewLeases,
} from '#jobs/outbox.ts'

/** Performs the effect. Any error is retried later, except a GiveUp. It must end when the signal aborts. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>

/** Thrown if no retry can succeed. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}

export interface WorkerParts {
  readonly db: Db
  readonly changes: ChangeFeed
  readonly report: ReportFault
  /** Handlers by kind. Other workers do the other kinds. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** The machine's clock: leases tell living processes from dead ones, whatever time the demonstration plays. */
  readonly clock: Clock
  readonly onEnded?: (kind: string, outcome: JobOutcome['state']) => void
}

/** Short, so that a dead worker's jobs are soon taken over. A living worker renews its leases. */
const leaseMs = 10_000
const renewEveryMs = 3000
const attemptMs = 40_000
/** Concurrent jobs of all kinds of this worker. Kinds that must not delay each other need workers of their own. */
const maxAtOnce = 8
/** Finds retries that are due, and expired leases of dead workers. */
const lookEveryMs = 1000
const pruneEveryMs = 3_600_000
const keepDoneMs = 7 * 24 * 3_600_000
/** Jobs in one transaction. Few, because on SQLite every other writer waits. */
const maxPruned = 200
const errorMaxLength = 500

/** One of any number of workers on a database. */
export class OutboxWorker {
  readonly #parts: WorkerParts
  readonly #kinds: readonly string[]
  readonly #id = randomUUID()
  /** By the job's id. */
  readonly #running = new Map<number, Promise<void>>()
  readonly #stopping = new AbortController()
  #taking: Promise<void> | undefined
  #wokenMeanwhile = false
  #undo: (() => void)[] = []

  constructor(parts: WorkerParts) {
    this.#parts = parts
    this.#kinds = Object.keys(parts.handlers)
  }

  start(): void {
    if (this.#kinds.length === 0) return
    const looking = setInterval(this.#wake, lookEveryMs)
    const renewing = setInterval(() => this.#renew(), renewEveryMs)
    const pruning = setInterval(() => void this.#prune(), pruneEveryMs)
    this.#undo = [
      this.#parts.changes.subscribe(outboxTopic, this.#wake),
      () => clearInterval(looking),
      () => clearInterval(renewing),
      () => clearInterval(pruning),
    ]
    this.#wake()
  }

  /** Aborts running attempts. The next worker retries them. */
  async stop(): Promise<void> {
    for (const undo of this.#undo) undo()
    this.#stopping.abort()
    await this.#taking
    await Promise.all(this.#running.values())
  }

  readonly #wake = (): void => {
    if (this.#stopping.signal.aborted) return
    if (this.#taking !== undefined) {
      this.#wokenMeanwhile = true
      return
    }
    this.#taking = this.#take()
      .catch((error: unknown) => this.#parts.report(error, 'taking jobs from the outbox'))
      .finally(() => {
        this.#taking = undefined
        if (!this.#wokenMeanwhile) return
        this.#wokenMeanwhile = false
        this.#wake()
      })
  }

  async #take(): Promise<void> {
    const max = maxAtOnce - this.#running.size
    if (max <= 0) return
    const now = this.#parts.clock.now()
    const lease = { worker: this.#id, now, until: now + leaseMs, kinds: this.#kinds, max }
    if (!(await this.#isAnythingDue(now))) return
    const jobs = await transaction(this.#parts.db, (trx) => leaseJobs(trx, lease))
    for (const job of jobs) {
      const running = this.#run(job)
        .catch((error: unknown) => this.#parts.report(error, `ending the job ${job.id}`))
        .finally(() => {
          this.#running.delete(job.id)
          this.#wake()
        })
      this.#running.set(job.id, running)
    }
  }

  /** Looking takes no write lock, because SQLite has one for the whole database. */
  async #isAnythingDue(now: number): Promise<boolean> {
    const due = await this.#parts.db.read
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('dueAt', '<=', now)
      .where('leasedUntil', '<=', now)
      .where('kind', 'in', [...this.#kinds])
      .limit(1)
      .executeTakeFirst()
    return due !== undefined
  }

  async #run(job: Job): Promise<void> {
    const outcome = await this.#attempt(job)
    await transaction(this.#parts.db, (trx) => endLease(trx, this.#id, job.id, outcome))
    this.#parts.onEnded?.(job.kind, outcome.state)
  }

  async #attempt(job: Job): Promise<JobOutcome> {
    const { handlers, clock, report } = this.#parts
    try {
      await handlers[job.kind]?.(
        job,
        AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(attemptMs)]),
      )
      return { state: 'done', at: clock.now() }
    } catch (error) {
      const now = clock.now()
      const text = toText(error)
      if (this.#stopping.signal.aborted) return { state: 'waiting', dueAt: now, error: text }
      const waitMs = error instanceof GiveUp ? undefined : waitAfter(job.attempts)
      if (waitMs !== undefined) return { state: 'waiting', dueAt: now + waitMs, error: text }
      report(error, `doing the job ${job.id} (${job.kind}); it gave up`)
      return { state: 'gave-up', at: now, error: text }
    }
  }

  #renew(): void {
    if (this.#running.size === 0) return
    const { db, clock, report } = this.#parts
    const jobIds = [...this.#running.keys()]
    const until = clock.now() + leaseMs
    transaction(db, (trx) => renewLeases(trx, this.#id, jobIds, until)).catch((error: unknown) =>
      report(error, 'renewing leases of the outbox'),
    )
  }

  async #prune(): Promise<void> {
    const { db, clock, report } = this.#parts
    const endedBefore = clock.now() - keepDoneMs
    try {
      let pruned = maxPruned
      while (pruned === maxPruned && !this.#stopping.signal.aborted) {
        pruned = await transaction(db, (trx) => pruneJobs(trx, endedBefore, maxPruned))
      }
    } catch (error) {
      report(error, 'pruning the outbox')
    }
  }
}

function toText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, errorMaxLength)
}
