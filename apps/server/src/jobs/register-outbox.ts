import type { FastifyInstance } from 'fastify'
import { OutboxWorker, type WorkerParts } from '#jobs/outbox-worker.ts'

/** One worker a process, for as long as it serves. */
export function registerOutbox(app: FastifyInstance, parts: WorkerParts): void {
  const worker = new OutboxWorker(parts)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
}
