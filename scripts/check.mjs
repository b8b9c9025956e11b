/**
 * npm run check                  every check
 * npm run check -- lint types    some of them, by the beginning of their names
 * npm run check -- --json FILE   also writes {passed, failed, failures}
 * npm run fix                    formats and repairs what can be repaired without thinking
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { projectRoot } from './bootstrap.mjs'
import { fixAll } from './checks/fix-all.ts'
import { listChecks } from './checks/list-checks.ts'
import { runChecks } from './checks/run-checks.ts'
import { readSourceTree } from './checks/source-tree.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean' }, json: { type: 'string' } },
})

if (values.fix) {
  const problems = await fixAll(projectRoot)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  const tree = readSourceTree(projectRoot)
  const checks = listChecks(tree)
  const wanted = checks.filter(
    ({ name }) => positionals.length === 0 || positionals.some((beginning) => name.startsWith(beginning)),
  )
  if (wanted.length === 0) {
    console.error(`No such check. There are: ${checks.map(({ name }) => name).join(', ')}.`)
    process.exit(2)
  }
  const summary = await runChecks(wanted, tree, (line) => console.log(line))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(summary, null, 2)}\n`)
  process.exitCode = summary.failed > 0 ? 1 : 0
}
