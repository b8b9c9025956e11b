import type { BootCall, BootErrorKey } from '@lavash/rulebook/site/boot-errors'
import type { Failure } from '@lavash/client/result.ts'

export type BootProblem =
  | { readonly kind: 'call'; readonly call: BootCall | undefined; readonly failure: Failure }
  /** Everything answered, and what it says cannot be ordered from. */
  | { readonly kind: 'catalogue'; readonly key: BootErrorKey }

/** Ends the boot: there is nothing to show but the reason and a way to try again. */
export class BootError extends Error {
  readonly problem: BootProblem

  constructor(problem: BootProblem) {
    super(problem.kind === 'call' ? problem.failure.message : problem.key)
    this.name = 'BootError'
    this.problem = problem
  }
}
