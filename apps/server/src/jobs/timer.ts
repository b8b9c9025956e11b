import type { ReportFault } from '#db/db.ts'

/**
 * Runs `work` again and again, never twice at once; a fault is reported and the next run comes all the same.
 * `work` looks at the product's clock itself: it may be set, so the hour is looked at instead of waited for.
 */
export class Timer {
  readonly #ticking: NodeJS.Timeout
  readonly #run: () => void
  #running: Promise<void> | undefined

  constructor(everyMs: number, what: string, work: () => Promise<void>, report: ReportFault) {
    this.#run = () => {
      this.#running ??= work()
        .catch((error: unknown) => report(error, what))
        .finally(() => {
          this.#running = undefined
        })
    }
    this.#ticking = setInterval(this.#run, everyMs)
  }

  /** For work that is rare: a process that never gets as old as the first run would never do it. */
  runNow(): void {
    this.#run()
  }

  async stop(): Promise<void> {
    clearInterval(this.#ticking)
    await this.#running
  }
}
