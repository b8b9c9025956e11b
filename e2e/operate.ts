import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findRuntime, projectRoot } from '../scripts/bootstrap.mjs'
import type { OperatorCommand } from './operator-process.ts'
import { programEnvironment, type StartedServer } from './start-server.ts'

/** One for each worker of the browser tests; it ends with its worker. */
let operator: ChildProcess | undefined

/** The venue's side: `operate(server, 'orders', 'accept', number)` runs the operator's command. */
export async function operate(
  { dataFolder }: Pick<StartedServer, 'dataFolder'>,
  ...[command, ...words]: string[]
): Promise<void> {
  operator ??= startOperator()
  const program = join(projectRoot, `apps/server/src/cli/${command}.ts`)
  const answered = once(operator, 'message')
  operator.send({ program, words, dataFolder } satisfies OperatorCommand)
  const [{ error }] = (await answered) as [{ error?: string }]
  if (error !== undefined) throw new Error(`${command} ${words.join(' ')}: ${error}`)
}

function startOperator(): ChildProcess {
  const child = fork(join(projectRoot, 'e2e/operator-process.ts'), {
    execPath: findRuntime(),
    execArgv: [],
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}
