import { runCli } from '../apps/server/test/run-cli.ts'
import { findRuntime } from '../scripts/bootstrap.mjs'
import { programEnvironment, type StartedServer } from './start-server.ts'

const { PATH, NODE_COMPILE_CACHE, LAVASH_NOW } = programEnvironment

/** The venue's side: `operate(server, 'orders', 'accept', number)` runs the operator's command. */
export async function operate(
  { dataFolder }: Pick<StartedServer, 'dataFolder'>,
  ...[command = '', ...words]: string[]
): Promise<void> {
  const env = { LAVASH_NOW, LAVASH_DATA: dataFolder }
  const { code, stderr } = await runCli(command, words, env, {
    folder: dataFolder,
    execPath: findRuntime(),
    ownEnv: { PATH, NODE_COMPILE_CACHE },
  })
  if (code !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`)
}
