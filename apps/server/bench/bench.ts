/** One measured line. Figures depend on the machine; ratios beside a bare server in the same run do not. */
export interface BenchRow {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Against what the same machine does in the same run with nothing in between. */
  readonly ratio?: { readonly to: string; readonly value: number; readonly atLeast?: number }
  /** How many times the cost at the smallest size. */
  readonly growth?: { readonly value: number; readonly atMost: number }
  /** A promise about the value itself. */
  readonly limit?: { readonly atMost: number }
}

/** What a `*.bench.ts` exports as `bench`. */
export interface Bench {
  readonly title: string
  run(): Promise<readonly BenchRow[]>
}
