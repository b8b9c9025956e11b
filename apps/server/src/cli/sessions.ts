import { CommandProblem, runCommand, say } from '#cli/run-command.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { findPersonId } from '#modules/persons/repository.ts'
import { endFamilies, listFamilies } from '#tokens/person-families.ts'

const usage = `npm run sessions -- list PERSON   where somebody is signed in: since when, how, last refreshed
npm run sessions -- end PERSON    signs somebody out everywhere, at once
A person is named by the phone they sign in with (+79001234567) or by their id.`

const [command, name, ...rest] = process.argv.slice(2)

await runCommand(usage, async (db) => {
  if (name === undefined || rest.length > 0) return 'usage'
  if (command === 'list') await tellSessions(db, await getPersonId(db, name))
  else if (command === 'end') await endSessions(db, await getPersonId(db, name))
  else return 'usage'
  return 'done'
})

async function getPersonId(db: Db, wanted: string): Promise<string> {
  const personId = await findPersonId(db.read, wanted)
  if (personId === undefined) throw new CommandProblem(`Nobody signs in as '${wanted}'.`)
  return personId
}

async function tellSessions(db: Db, personId: string): Promise<void> {
  const families = await listFamilies(db.read, personId, Date.now())
  for (const { source, beganAt, rotatedAt } of families) {
    say(`${source}  since ${toText(beganAt)}  refreshed ${toText(rotatedAt)}`)
  }
  if (families.length === 0) say('Signed in nowhere.')
}

async function endSessions(db: Db, personId: string): Promise<void> {
  const count = await transaction(db, (trx) => endFamilies(trx, { personId, nowMs: Date.now() }))
  say(`Signed out of ${count} ${count === 1 ? 'device' : 'devices'}.`)
}

function toText(ms: number): string {
  return new Date(ms).toISOString()
}
