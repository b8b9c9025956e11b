/**
 * npm run audit    asks the registry for known vulnerabilities, and checks offline what can be checked offline.
 *
 * Exit codes: 0 nothing found, 1 something found, 3 the registry did not answer and nothing else was found.
 */
import { dirname, join } from 'node:path'
import { npm, projectRoot } from './bootstrap.mjs'
import { checkDependencies } from './checks/check-dependencies.ts'
import { checkLock } from './checks/check-lock.ts'
import { listLockFiles, ownLock } from './checks/lock-files.ts'
import { runChecks } from './checks/run-checks.ts'
import { readSourceTree } from './checks/source-tree.ts'
import { readAudit } from './read-audit.mjs'

const notAnswered = 3
const tree = readSourceTree(projectRoot)
const questions = [
  { title: 'what is shipped', folder: '.', options: ['--omit=dev'] },
  { title: 'what is shipped and what builds and tests it', folder: '.', options: [] },
  ...listLockFiles(tree)
    .filter((file) => file !== ownLock)
    .map((file) => ({ title: `what ${dirname(file)} installs`, folder: dirname(file), options: [] })),
]

const { failed } = await runChecks([checkLock, checkDependencies], tree, console.log)
let found = failed
let silences = 0
for (const { title, folder, options } of questions) {
  const { output } = await npm(['audit', '--json', ...options], join(projectRoot, folder))
  const audit = readAudit(output)
  if (audit.answered) {
    found += audit.findings.length
    console.log(`${title}: ${audit.findings.length === 0 ? 'nothing known' : 'known vulnerabilities'}`)
    for (const finding of audit.findings) console.log(`  ${finding}`)
  } else {
    silences += 1
    console.log(`${title}: not known, the registry has not answered (${audit.reason})`)
  }
}
if (found > 0) process.exitCode = 1
else if (silences > 0) process.exitCode = notAnswered
