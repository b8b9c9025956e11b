import type { ReportFault } from '#db/db.ts'

/**
 * Runs `work` repeatedly and never twice at once. A fault is reported, and the next run follows. `work` reads the
 * product's clock, which may be set: therefore the timer polls.
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

  /** For rare work: a process that is younger than its interval would never do it. */
  runNow(): void {
    this.#run()
  }

  async stop(): Promise<void> {
    clearInterval(this.#ticking)
    await this.#running
  }
}
