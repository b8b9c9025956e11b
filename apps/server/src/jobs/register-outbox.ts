import type { FastifyInstance } from 'fastify'
import { OutboxWorker, type WorkerParts } from '#jobs/outbox-worker.ts'

/** A worker with places of its own for these kinds, for as long as the process serves. */
export function registerOutbox(app: FastifyInstance, parts: WorkerParts): void {
  const worker = new OutboxWorker(parts)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
}
