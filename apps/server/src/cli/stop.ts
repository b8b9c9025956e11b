import { CommandProblem, runCommand, say } from '#cli/run-command.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { findPositions, listStops, resumePosition, stopPosition } from '#modules/stop-list/repository.ts'

const usage = `npm run stop -- add POSITION      the dish has run out: customers see it at once
npm run stop -- remove POSITION   the dish is back
npm run stop -- list              what is stopped
A position is named by its slug (cola), by brand and slug (ugolyok/cola) or by its number.`

const [command, name, ...rest] = process.argv.slice(2)

await runCommand(usage, async (db) => {
  if (rest.length > 0) return 'usage'
  if (command === 'list' && name === undefined) await tellStops(db)
  else if (command === 'add' && name !== undefined) await changeStop(db, name, true)
  else if (command === 'remove' && name !== undefined) await changeStop(db, name, false)
  else return 'usage'
  return 'done'
})

async function changeStop(db: Db, wanted: string, isStop: boolean): Promise<void> {
  const [found, ...others] = await findPositions(db.read, wanted)
  if (found === undefined) throw new CommandProblem(`There is no dish '${wanted}'.`)
  if (others.length > 0) {
    const choices = [found, ...others].map(({ brand, slug }) => `${brand}/${slug}`)
    throw new CommandProblem(`Several brands have '${wanted}'. Say which: ${choices.join(', ')}.`)
  }
  const { id, brand, slug } = found
  const isChanged = await transaction(db, (trx) =>
    isStop ? stopPosition(trx, id, Date.now()) : resumePosition(trx, id),
  )
  say(
    `${brand}/${slug} ${isChanged ? 'is' : 'was'} ${isStop ? 'stopped' : 'to be had'}${isChanged ? '' : ' already'}.`,
  )
}

async function tellStops(db: Db): Promise<void> {
  const stops = await listStops(db.read)
  for (const { brand, slug, stoppedAt } of stops) {
    say(`${brand}/${slug}  since ${new Date(stoppedAt).toISOString()}`)
  }
  if (stops.length === 0) say('Nothing is stopped.')
}
