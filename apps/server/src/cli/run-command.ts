import { sep } from 'node:path'
import { getSystemErrorMap } from 'node:util'
import { openCliDb, toTypedPath } from '#cli/open-cli-db.ts'
import type { Db } from '#db/db.ts'
import { StartProblem } from '#start-problem.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A mistake of the person at the terminal. Printed without a stack. */
export class CommandProblem extends Error {}

/** 'usage': the arguments are wrong. */
type Outcome = 'done' | 'usage'

/** Runs a command with the server's database. */
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
    if (isArgumentError(error)) return complain(`${error.message}\n${usage}`, 2)
    const problem = findPathProblem(error) ?? error
    if (!(problem instanceof StartProblem || problem instanceof CommandProblem)) throw error
    complain(problem.message, 1)
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

/** An error of `parseArgs`: an unknown option, or one without its value. */
function isArgumentError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** A typed path that does not exist or is of the wrong kind. Elsewhere the same error is a fault. */
function findPathProblem(error: unknown): CommandProblem | undefined {
  if (!(error instanceof Error && 'path' in error && 'errno' in error)) return undefined
  const path = String(error.path)
  const isTyped = process.argv
    .slice(2)
    .map(toTypedPath)
    .some((typed) => path === typed || path.startsWith(`${typed}${sep}`))
  if (!isTyped) return undefined
  const [, reason = error.message] = getSystemErrorMap().get(Number(error.errno)) ?? []
  return new CommandProblem(`${path} cannot be used: ${reason}.`, { cause: error })
}
