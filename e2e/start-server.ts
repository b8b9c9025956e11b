import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemo } from '../apps/server/test/demo-cache.ts'
import { findRuntime, projectRoot, runtimeEnv } from '../scripts/bootstrap.mjs'

export interface StartedServer {
  url: string
  dataFolder: string
  /** Kills the server without a shutdown and starts it at the same address with what was on disk; `changes` are new settings. */
  restart: (changes?: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

/** A Monday at noon in the venues' zone with everything open, so that tests do not depend on the hour. */
const serverNow = '2026-11-16T12:00:00+03:00'

const { PATH, NODE_COMPILE_CACHE } = runtimeEnv(findRuntime())
/**
 * The only variables taken from the machine's environment, with the tests' clock. Programs start dozens of times, so
 * compiled code is cached.
 */
export const programEnvironment = { PATH, NODE_COMPILE_CACHE, LAVASH_NOW: serverNow }

/**
 * The real server on a free port, with a copy of the demonstration as its database. `environment` adds to or
 * overrides its settings.
 */
export async function startServer(environment: Record<string, string> = {}): Promise<StartedServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lavash-e2e-'))
  await copyDemo(dataFolder)
  const launch = (port: string, changes: Record<string, string> = {}) =>
    spawn(findRuntime(), [join(projectRoot, 'apps/server/src/server.ts')], {
      // Not the project's folder, whose .env is no part of a test.
      cwd: dataFolder,
      env: {
        ...programEnvironment,
        PORT: port,
        LAVASH_DATA: dataFolder,
        // A hundred customers in a few minutes come from one address.
        REQUESTS_PER_MINUTE: '100000',
        OPEN_ORDERS_MAX: '100000',
        ORDERS_PER_HOUR: '100000',
        // A cheap puzzle: its price for a robot is no part of a test.
        ALTCHA_KEY: 'a-key-of-browser-tests-and-nobody-else',
        ALTCHA_COST: '1',
        ...environment,
        ...changes,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  let child = launch('0')
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const stop = async () => {
    await end('SIGTERM')
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    const url = await readAddress(child)
    const restart = async (changes?: Record<string, string>) => {
      await end('SIGKILL')
      child = launch(new URL(url).port, changes)
      await readAddress(child)
    }
    return { url, dataFolder, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The server prints its address in one line. Any other output is the reason why it did not start. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /https?:\/\/[^\s/]+/.exec(output)?.[0]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was open:\n${output}`)),
    )
  })
}
