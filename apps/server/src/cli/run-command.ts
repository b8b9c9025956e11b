import { openCliDb } from '#cli/open-cli-db.ts'
import type { Db } from '#db/db.ts'
import { StartProblem } from '#start-problem.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What the person at the terminal has to do differently: told as it stands, without a stack. */
export class CommandProblem extends Error {}

/** 'usage': the command does not understand its words. */
type Outcome = 'done' | 'usage'

/** Runs a command on the server's database. */
export function runCommand(
  usage: string,
  work: (db: Db) => Promise<Outcome>,
  open?: () => Promise<Db>,
): Promise<void> {
  return runProgram(usage, () => withDb(work, open))
}

/** Runs a command that may not need the database. */
export async function runProgram(usage: string, work: () => Promise<Outcome>): Promise<void> {
  try {
    if ((await work()) === 'usage') complain(usage, 2)
  } catch (error) {
    if (isArgumentError(error)) complain(`${error.message}\n${usage}`, 2)
    else if (error instanceof StartProblem || error instanceof CommandProblem) complain(error.message, 1)
    else throw error
  }
}

function complain(text: string, exitCode: number): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = exitCode
}

export async function withDb<T>(work: (db: Db) => Promise<T>, open = openCliDb): Promise<T> {
  const db = await open()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Of `parseArgs`: an option that does not exist or lacks its value. */
function isArgumentError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
