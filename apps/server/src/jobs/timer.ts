import type { ReportFault } from '#db/db.ts'

/**
 * Runs `work` again and again, never twice at once; a fault is reported and the next run comes all the same.
 * `work` looks at the product's clock itself: it may be set, so the hour is looked at instead of waited for.
 */
export class Timer {
  readonly #ticking: NodeJS.Timeout
  #running: Promise<void> | undefined

  constructor(everyMs: number, what: string, work: () => Promise<void>, report: ReportFault) {
    this.#ticking = setInterval(() => {
      this.#running ??= work()
        .catch((error: unknown) => report(error, what))
        .finally(() => {
          this.#running = undefined
        })
    }, everyMs)
  }

  async stop(): Promise<void> {
    clearInterval(this.#ticking)
    await this.#running
  }
}
