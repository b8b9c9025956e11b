import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { openExistingDb, toTypedPath } from '#cli/open-cli-db.ts'
import { CommandProblem, runCommand, say } from '#cli/run-command.ts'

const usage = `npm run backup -- FILE    a whole copy of the SQLite database as it is now; the server may go on meanwhile`

const [typed, ...rest] = process.argv.slice(2)

await runCommand(
  usage,
  async ({ engine }) => {
    if (typed === undefined || typed.startsWith('-') || rest.length > 0) return 'usage'
    if (engine.backUp === undefined) {
      throw new CommandProblem(
        'This database is a PostgreSQL, which has tools of its own: pg_dump --format=custom --file=FILE "$DATABASE_URL" (docs/operating.md).',
      )
    }
    const file = toTypedPath(typed)
    if (existsSync(file))
      throw new CommandProblem(`${file} is there already. A backup is written to a new file.`)
    // Written under another name first: an interrupted backup must not be taken for a complete one.
    const draft = `${file}.part`
    rmSync(draft, { force: true })
    try {
      engine.backUp(draft)
    } catch (error) {
      throw toWriteProblem(draft, error)
    }
    flush(draft)
    renameSync(draft, file)
    flush(dirname(file))
    say(`Written to ${file}, ${(statSync(file).size / 1e6).toFixed(1)} MB.`)
    return 'done'
  },
  openExistingDb,
)

/** SQLite has its own messages for a missing folder or a full disk. */
function toWriteProblem(file: string, cause: unknown): CommandProblem {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new CommandProblem(`The backup cannot be written to ${dirname(file)}: ${reason}.`, { cause })
}

function flush(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
