import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../build.mjs'
import type { Check } from './check.ts'
import { type LoadedBytes, measureFirstLoad } from './first-load.ts'

const budgetFile = 'apps/storefront/budget.json'

interface Step extends LoadedBytes {
  /** What is loaded beside the document's own files, by the names of the build's files. */
  readonly chunks: readonly string[]
}

const kinds = ['scriptBytes', 'styleBytes', 'fontBytes'] as const

/** Bytes are what a slow phone waits for: more of them is a decision, made in the budget file. */
export const checkBudget: Check = {
  name: 'budget',
  findProblems: async (tree) => {
    const budget = JSON.parse(tree.read(budgetFile)) as Record<string, Step>
    await ensureBuilt(tree.root)
    return findOverruns(budget, join(tree.root, 'apps/storefront/dist'))
  },
}

export function findOverruns(budget: Readonly<Record<string, Step>>, dist: string): string[] {
  const read = (file: string) => readFileSync(join(dist, file))
  return Object.entries(budget).flatMap(([name, step]) => {
    const loaded = measureFirstLoad(read, step.chunks)
    return kinds
      .filter((kind) => loaded[kind] > step[kind])
      .map((kind) => `${budgetFile}: ${name} loads ${loaded[kind]} ${kind}, and ${step[kind]} are allowed`)
  })
}
