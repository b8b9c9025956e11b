import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { CliCommand, CliEnd } from './cli-process.ts'

interface CliOptions {
  /** A folder without an .env. */
  readonly folder?: string
  readonly execPath?: string
  /** Of the process itself; only the first call decides it. */
  readonly ownEnv?: Readonly<Record<string, string>>
}

/** One for each process of the tests; it ends with it. */
let child: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/** `runCli('orders', ['list'], database.env)`: what `npm run orders -- list` runs, one after another. */
export function runCli(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  options: CliOptions = {},
): Promise<CliEnd> {
  const program = fileURLToPath(new URL(`../src/cli/${name}.ts`, import.meta.url))
  const ended = last.then(() => send({ program, args, env, folder: options.folder ?? tmpdir() }, options))
  last = ended.catch(() => undefined)
  return ended
}

async function send(command: CliCommand, options: CliOptions): Promise<CliEnd> {
  child ??= startChild(options)
  const answered = once(child, 'message')
  child.send(command)
  const [end] = (await answered) as [CliEnd]
  return end
}

function startChild({ execPath = process.execPath, ownEnv = {} }: CliOptions): ChildProcess {
  const started = fork(fileURLToPath(new URL('cli-process.ts', import.meta.url)), {
    execPath,
    execArgv: [],
    env: { PATH: process.env['PATH'] ?? '', ...ownEnv },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  return started
}
