import { openCliDb } from '#cli/open-cli-db.ts'
import type { Db } from '#db/db.ts'
import { StartProblem } from '#start-problem.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** What the person at the terminal has to do differently: told as one sentence, without a stack. */
export class CommandProblem extends Error {}

/** Runs a command on the server's database; `work` answers 'usage' when it does not understand its words. */
export async function runCommand(
  usage: string,
  work: (db: Db) => Promise<'done' | 'usage'>,
  open: () => Promise<Db> = openCliDb,
): Promise<void> {
  try {
    const db = await open()
    try {
      if ((await work(db)) === 'done') return
      complain(usage)
      process.exitCode = 2
    } finally {
      await db.close()
    }
  } catch (error) {
    if (!(error instanceof StartProblem || error instanceof CommandProblem)) throw error
    complain(error.message)
    process.exitCode = 1
  }
}
