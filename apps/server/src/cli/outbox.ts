import { CommandProblem, runCommand, say } from '#cli/run-command.ts'
import type { Db, Trx } from '#db/db.ts'
import type { JobState } from '#db/tables/outbox.ts'
import { transaction } from '#db/transaction.ts'
import { countJobs, dropJobs, type JobName, listJobs, type NamedJob, replayJobs } from '#jobs/outbox.ts'

const usage = `npm run outbox -- list              what gave up, then what waits (webhooks, payment calls), a hundred at most
npm run outbox -- list done         what was delivered in the last week, the newest hundred
npm run outbox -- replay KIND|ID... tries again what gave up
npm run outbox -- drop KIND|ID...   forgets what gave up, for good
The list has both: 42 is one job, 'payment.refund' or 'webhook' are all of that kind that gave up.`

const listedMax = 100
const [command, ...words] = process.argv.slice(2)

await runCommand(usage, async (db) => {
  if (command === 'list' && words.length === 0) await tellJobs(db, ['gave-up', 'waiting'])
  else if (command === 'list' && words.join() === 'done') await tellJobs(db, ['done'])
  else if (command === 'replay' && words.length > 0) say(`${await change(db, replayJobs)} to be tried again.`)
  else if (command === 'drop' && words.length > 0) say(`${await change(db, dropJobs)} dropped.`)
  else return 'usage'
  return 'done'
})

async function tellJobs(db: Db, states: readonly JobState[]): Promise<void> {
  const jobs = await listJobs(db.read, states, listedMax)
  for (const { id, kind, state, attempts, createdAt, dueAt, lastError } of jobs) {
    const next = state === 'waiting' ? `, next try ${toTime(dueAt)}` : ''
    const error = lastError === null ? '' : `: ${lastError}`
    say(`${id}  ${state}  ${kind}  of ${toTime(createdAt)}  ${attempts} attempts${next}${error}`)
  }
  if (jobs.length === 0) say('Nothing.')
  const unlistedCount = (await countJobs(db.read, states)) - jobs.length
  if (unlistedCount > 0) say(`And ${unlistedCount} more, not listed.`)
}

/** All named jobs or none: a deleted job cannot be restored after a typing error. */
function change(db: Db, act: (trx: Trx, names: readonly JobName[]) => Promise<NamedJob[]>): Promise<number> {
  return transaction(db, async (trx) => {
    const names = words.map(toName)
    const changed = await act(trx, names)
    const missing = names.filter((name) => !changed.some(({ id, kind }) => name === id || name === kind))
    if (missing.length === 0) return changed.length
    throw new CommandProblem(`Nothing that gave up is called ${missing.join(' or ')}. Nothing was changed.`)
  })
}

function toName(word: string): JobName {
  return /^\d{1,15}$/.test(word) ? Number(word) : word
}

function toTime(atMs: number): string {
  return new Date(atMs).toISOString()
}
