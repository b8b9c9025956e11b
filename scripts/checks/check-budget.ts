import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../build.mjs'
import type { Check } from './check.ts'
import { type LoadedBytes, measureFirstLoad } from './first-load.ts'

/** Each app has a budget of its own: apps/NAME/budget.json. */
const apps = ['storefront', 'office']

interface Step extends LoadedBytes {
  /** Files loaded besides those the document names, by their names in the build's manifest. */
  readonly chunks: readonly string[]
}

const kinds = ['scriptBytes', 'styleBytes', 'fontBytes'] as const

/** A slow phone waits for bytes. Adding some is a decision, made in the budget file. */
export const checkBudget: Check = {
  name: 'budget',
  findProblems: async (tree) => {
    await ensureBuilt(tree.root)
    return apps.flatMap((app) => {
      const budget = JSON.parse(tree.read(`apps/${app}/budget.json`)) as Record<string, Step>
      return findOverruns(budget, join(tree.root, `apps/${app}/dist`))
    })
  },
}

export function findOverruns(budget: Readonly<Record<string, Step>>, dist: string): string[] {
  const read = (file: string) => readFileSync(join(dist, file))
  return Object.entries(budget).flatMap(([name, step]) => {
    const loaded = measureFirstLoad(read, step.chunks)
    return kinds
      .filter((kind) => loaded[kind] > step[kind])
      .map((kind) => `${name} loads ${loaded[kind]} ${kind}, and ${step[kind]} are allowed`)
  })
}
