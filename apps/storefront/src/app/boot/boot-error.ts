import type { BootCall, BootErrorKey } from '@lavash/rulebook/site/boot-errors'
import type { Failure } from '@lavash/client/result.ts'

export type BootProblem =
  | { readonly kind: 'call'; readonly call: BootCall | undefined; readonly failure: Failure }
  /** Every request succeeded, but nothing can be ordered from the answers. */
  | { readonly kind: 'catalogue'; readonly key: BootErrorKey }

/** Ends the boot. The page shows the reason and a way to try again. */
export class BootError extends Error {
  readonly problem: BootProblem

  constructor(problem: BootProblem) {
    super(problem.kind === 'call' ? problem.failure.message : problem.key)
    this.name = 'BootError'
    this.problem = problem
  }
}
