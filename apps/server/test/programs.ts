import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'

export interface ProgramEnd {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Program {
  readonly child: ChildProcess
  readonly output: { stdout: string; stderr: string }
  readonly ended: Promise<number | null>
}

/** The tests start the same programs dozens of times, and compiling one takes as long as its work. */
export const compileCache = join(tmpdir(), 'lavash-compile-cache')
/** Long: several may start at once on a machine that is busy anyway. */
const startWithinMs = 90_000

/** A process of its own, in a folder without an .env. */
function startProgram(file: string, args: readonly string[], env: Readonly<Record<string, string>>): Program {
  const program = fileURLToPath(new URL(`../src/${file}`, import.meta.url))
  const child = spawn(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache, ...env },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)))
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  return { child, output, ended }
}

/** A command in a process of its own, which takes most of a second; `run-cli.ts` runs the same without. */
export async function runCli(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProgramEnd> {
  const { output, ended } = startProgram(`cli/${name}.ts`, args, env)
  return { code: await ended, ...output }
}

/** The server on a free port; whatever becomes of the test, it does not go on running. */
export function startServerProgram(env: Readonly<Record<string, string>>): Program {
  const program = startProgram('server.ts', [], { NODE_ENV: 'test', PORT: '0', ...env })
  onTestFinished(() => void program.child.kill('SIGKILL'))
  return program
}

/** Where a server that was just started listens, as it says itself. */
export async function waitForAddress({ child, output }: Program): Promise<string> {
  const address = await vi.waitFor(() => {
    const found = /open at (http:\S+)\n/.exec(output.stdout)?.[1]
    if (found !== undefined || child.exitCode !== null) return found
    throw new Error(`No address yet: ${JSON.stringify(output)}`)
  }, startWithinMs)
  if (address === undefined) throw new Error(`The server ended: ${JSON.stringify(output)}`)
  return address
}

export interface ServerProcess {
  readonly address: string
  /** -9: no farewell, nothing is finished. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The server as `npm start` runs it, on a free port. */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const unlimited = { OPEN_ORDERS_MAX: '1000000', ORDERS_PER_HOUR: '1000000' }
  const program = startProgram('server.ts', [], { PORT: '0', LOG_LEVEL: 'silent', ...unlimited, ...env })
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    program.child.kill(signal)
    await program.ended
  }
  try {
    const address = await waitForAddress(program)
    return { address, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}
