import type { FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import { serve } from '#plugins/serve.ts'

export function registerNow(app: FastifyInstance, { clock }: { clock: Clock }): void {
  serve(app, 'now', () => ({ utc_time: new Date(clock.now()).toISOString() }))
}
