import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled } from '../bootstrap.mjs'
import type { MutantPlan } from './mutant-plan.ts'

const folder = fileURLToPath(new URL('stryker/', import.meta.url))

/** What is asked of Stryker's instrumenter: where types are checked, it need not be installed. */
interface Instrumenter {
  instrument(
    files: readonly { name: string; content: string; mutate: boolean }[],
    options: { plugins: null; excludedMutations: string[]; ignorers: [] },
  ): Promise<{ files: { name: string; content: string }[]; mutants: FoundMutant[] }>
}

interface FoundMutant {
  id: string
  fileName: string
  location: { start: { line: number } }
  mutatorName: string
  replacement: string
}

type InstrumenterClass = new (logger: object) => Instrumenter

/** Stryker makes the edits. Its own runner starts the tests anew for each of them, which takes forty times as long. */
export async function findMutants(sources: string): Promise<MutantPlan> {
  // Data for tests is no rule.
  const names = globSync('**/*.ts', { cwd: sources }).filter(
    (name) => !/\.test\.ts$|(?:^|\/)make-/.test(name),
  )
  const files = names.map((name) => {
    const path = join(sources, name)
    return { name: path, content: readFileSync(path, 'utf8'), mutate: true }
  })
  const instrumenter = await openInstrumenter()
  const made = await instrumenter.instrument(files, { plugins: null, excludedMutations: [], ignorers: [] })
  return {
    mutants: made.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      kind: mutatorName,
      replacement,
    })),
    sources: Object.fromEntries(made.files.map(({ name, content }) => [name, content])),
  }
}

async function openInstrumenter(): Promise<Instrumenter> {
  await ensureInstalled(folder)
  const program = pathToFileURL(createRequire(folder).resolve('@stryker-mutator/instrumenter'))
  const { Instrumenter: Made } = (await import(program.href)) as { Instrumenter: InstrumenterClass }
  const silent = (): void => undefined
  return new Made({ debug: silent, info: silent, warn: silent, isDebugEnabled: () => false })
}
