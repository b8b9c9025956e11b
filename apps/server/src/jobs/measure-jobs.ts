import type { JobHandler } from '#jobs/outbox-worker.ts'
import { finish } from '#tracing/span.ts'
import type { Tracing } from '#tracing/tracing.ts'

/** Each attempt is a trace of its own: it may come hours after the request that caused it. */
export function measureJobs(
  tracing: Tracing | undefined,
  handlers: Readonly<Record<string, JobHandler>>,
): Readonly<Record<string, JobHandler>> {
  if (tracing === undefined) return handlers
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [
      kind,
      (job, signal) => finish(tracing.startJob(kind), () => handle(job, signal)),
    ]),
  )
}
