import { openOrderStatuses } from '@lavash/rulebook/order/order-status'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import type { Db, Reads } from '#db/db.ts'
import { inTime } from '#db/in-time.ts'
import { isDatabaseUp } from '#db/is-database-up.ts'
import { refuse, type Refusal } from '#errors.ts'
import { selectUndoneJobs } from '#jobs/outbox.ts'
import { isKnownSecret } from '#plugins/is-known-secret.ts'
import type { Metrics } from '#plugins/metrics.ts'
import { serve } from '#plugins/serve.ts'
import type { CatalogueMemory } from '#serving/catalogue-memory.ts'

/** Figures of this process must not wait for an unreachable database: that is when an operator needs them. */
const lookWithinMs = 1000

export interface MetricsParts {
  readonly config: Pick<Config, 'isProduction' | 'metricsToken'>
  readonly db: Db
  readonly metrics: Metrics
  readonly catalogue: CatalogueMemory
}

interface Counted {
  readonly label: string
  readonly value: number
}

/** Left out if the database does not answer, because zero would be read as a figure. */
const counted = [
  {
    name: 'lavash_orders_open',
    help: 'Orders that have not ended, by status; of the whole database',
    label: 'status',
    count: countOpenOrders,
  },
  {
    name: 'lavash_outbox_jobs',
    help: 'Jobs that are not done, by state; of the whole database',
    label: 'state',
    count: countJobs,
  },
]

/** Sales figures are private: in production these routes require the token. */
export function registerMetricsPage(
  app: FastifyInstance,
  { config, db, metrics, catalogue }: MetricsParts,
): void {
  const warnOf =
    (figure: string) =>
    (error: unknown): void =>
      app.log.warn({ err: error, figure }, 'the database does not give a figure')
  metrics.addLookedUp({
    name: 'lavash_database_up',
    help: 'Whether the database answers this process: 1, or 0',
    look: async () => {
      const isUp = await isDatabaseUp(db, lookWithinMs, warnOf('lavash_database_up'))
      return [{ value: isUp ? 1 : 0 }]
    },
  })
  metrics.addLookedUp({
    name: 'lavash_catalogue_broken_brands',
    help: 'Brands whose newest version this process cannot read; their customers keep the one before',
    look: async () => [{ value: catalogue.shelf.brokenSlugs.length }],
  })
  metrics.addLookedUp({
    name: 'lavash_catalogue_brands',
    help: 'Brands this process has in memory',
    look: async () => [{ value: catalogue.shelf.slots.length }],
  })
  metrics.addLookedUp({
    name: 'lavash_catalogue_bytes',
    help: 'What they and their prepared answers take up there, as this process estimates it',
    look: async () => [{ value: catalogue.shelf.bytes }],
  })
  for (const { name, help, label, count } of counted) {
    const look = (): Promise<readonly Counted[]> =>
      inTime(count(db.read), lookWithinMs).catch((error: unknown) => {
        warnOf(name)(error)
        return []
      })
    metrics.addLookedUp({ name, help, label, look })
  }
  serve(
    app,
    'metrics',
    async (request, reply) => {
      const refusal = findRefusal(config, request.headers.authorization)
      if (refusal !== undefined) return refusal
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.toText())
    },
    { config: { requestsPerMinute: false } },
  )
}

function findRefusal(
  { isProduction, metricsToken }: MetricsParts['config'],
  header: string | undefined,
): Refusal | undefined {
  if (metricsToken === undefined) return isProduction ? refuse('request.not-found') : undefined
  if (header === undefined) return refuse('auth.required')
  return isKnownSecret([`Bearer ${metricsToken}`], header) ? undefined : refuse('auth.token-invalid')
}

async function countOpenOrders(reads: Reads): Promise<Counted[]> {
  const rows = await reads
    .selectFrom('orders')
    .select(({ fn }) => ['status as label', fn.countAll<number | string>().as('count')])
    .where('status', 'in', [...openOrderStatuses])
    .groupBy('status')
    .execute()
  return rows.map(({ label, count }) => ({ label, value: Number(count) }))
}

async function countJobs(reads: Reads): Promise<Counted[]> {
  const rows = await selectUndoneJobs(reads).execute()
  return rows.map(({ label, count }) => ({ label, value: Number(count) }))
}
