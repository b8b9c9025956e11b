/** One small edit of a source file. */
export interface Mutant {
  readonly id: string
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: string
  readonly replacement: string
}

export interface MutantPlan {
  readonly mutants: readonly Mutant[]
  /** By path: each file with all its edits behind switches, of which at most one is on. */
  readonly sources: Readonly<Record<string, string>>
}

/** What the tests said; a mutant in none of the lists is run by no test. */
export interface MutantOutcome {
  /** Noticed by a test, or never ending. */
  readonly killed: ReadonlySet<string>
  readonly survived: ReadonlySet<string>
  /** Runs only while its module is loaded: it would take a process of its own. */
  readonly isOnlyLoaded: ReadonlySet<string>
}
