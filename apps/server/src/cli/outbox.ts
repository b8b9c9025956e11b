import { CommandProblem, runCommand, say } from '#cli/run-command.ts'
import type { Db } from '#db/db.ts'
import type { JobState } from '#db/tables/outbox.ts'
import { transaction } from '#db/transaction.ts'
import { listJobs, replayJobs } from '#jobs/outbox.ts'

const usage = `npm run outbox -- list           what gave up and what waits (webhooks, payment calls)
npm run outbox -- list done      what was delivered in the last week
npm run outbox -- replay ID...   tries again what gave up
npm run outbox -- replay all     all of it`

const listedMax = 100
const [command, ...words] = process.argv.slice(2)

await runCommand(usage, async (db) => {
  if (command === 'list' && words.length === 0) await tellJobs(db, ['gave-up', 'waiting'])
  else if (command === 'list' && words.join() === 'done') await tellJobs(db, ['done'])
  else if (command === 'replay' && words.length > 0) await replay(db)
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
}

async function replay(db: Db): Promise<void> {
  const ids = words.join() === 'all' ? undefined : words.map(toId)
  const count = await transaction(db, (trx) => replayJobs(trx, ids))
  say(`${count} to be tried again.`)
  if (ids !== undefined && count < ids.length) {
    throw new CommandProblem(`${ids.length - count} of them had not given up.`)
  }
}

function toId(word: string): number {
  if (!/^\d{1,15}$/.test(word)) throw new CommandProblem(`'${word}' is no number of a job: see the list.`)
  return Number(word)
}

function toTime(atMs: number): string {
  return new Date(atMs).toISOString()
}
