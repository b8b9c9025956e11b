import type { FastifyInstance } from 'fastify'
import { OutboxWorker, type WorkerParts } from '#jobs/outbox-worker.ts'

/** Starts a worker with slots of its own for these kinds, until the server stops. */
export function registerOutbox(app: FastifyInstance, parts: WorkerParts): void {
  const worker = new OutboxWorker(parts)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
}
