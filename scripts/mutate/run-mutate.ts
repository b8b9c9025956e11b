/**
 * `npm run mutate -- packages/rulebook[/src/money] …`: edits every line of a folder's sources in small ways, and says
 * which edits no test of that workspace notices.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { Stop, stopWith } from '../say.mjs'
import { findMutants } from './find-mutants.ts'
import { tryMutants } from './try-mutants.ts'
import { toReport } from './to-report.ts'

try {
  const asked = process.argv.slice(2)
  if (asked.length === 0) throw new Stop('Name a folder: npm run mutate -- packages/rulebook')
  for (const name of asked) {
    const folder = resolve(name)
    const workspace = findWorkspace(folder)
    const temporary = await mkdtemp(join(tmpdir(), 'lavash-mutate-'))
    try {
      const plan = await findMutants(folder)
      process.stdout.write(`${name}: ${plan.mutants.length} edits\n`)
      const outcome = await tryMutants(plan, { workspace, temporary })
      process.stdout.write(toReport(plan.mutants, outcome, (file) => relative(process.cwd(), file)))
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  }
} catch (error) {
  stopWith(error)
}

/** Where the tests are: the nearest folder with a package.json. */
function findWorkspace(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Stop('There is no workspace around this folder.')
  return findWorkspace(parent)
}
