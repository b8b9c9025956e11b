import type { FastifyInstance } from 'fastify'
import type { ReportFault } from '#db/db.ts'
import { Timer } from '#jobs/timer.ts'

export interface TimedWork {
  readonly everyMs: number
  /** For the log, when it fails: 'watching payments'. */
  readonly what: string
  readonly work: () => Promise<void>
  readonly report: ReportFault
  /** Also when the server begins. */
  readonly isDueAtStart?: boolean
}

/** Work of a timer for as long as the process serves. Hooks that close run last first: what was hooked before outlives it. */
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
