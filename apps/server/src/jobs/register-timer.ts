import type { FastifyInstance } from 'fastify'
import type { ReportFault } from '#db/db.ts'
import { Timer } from '#jobs/timer.ts'

export interface TimedWork {
  readonly everyMs: number
  /** The name for the log, such as 'watching payments'. */
  readonly what: string
  readonly work: () => Promise<void>
  readonly report: ReportFault
  /** True: also run at the start. */
  readonly isDueAtStart?: boolean
}

/**
 * Runs a timer until the server stops. Close hooks run in reverse order, so services registered earlier outlive it.
 */
export function registerTimer(app: FastifyInstance, timed: TimedWork): void {
  const { everyMs, what, work, report, isDueAtStart = false } = timed
  let timer: Timer | undefined
  app.addHook('onReady', async () => {
    timer = new Timer(everyMs, what, work, report)
    if (isDueAtStart) timer.runNow()
  })
  app.addHook('onClose', async () => {
    await timer?.stop()
  })
}
