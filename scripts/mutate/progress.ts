/** Written by the process that tries edits, before each of them: whoever replaces it goes on from here. */
export interface Progress {
  readonly killed: readonly string[]
  /** Run by a test. */
  readonly seen: readonly string[]
  /** Each edit with each test that did not notice it. */
  readonly tried: readonly string[]
  /** Run while a module was loaded. */
  readonly loaded: readonly string[]
  readonly trying: string | undefined
}
