import { existsSync } from 'node:fs'
import { runServer } from '#run-server.ts'
import { StartProblem } from '#start-problem.ts'

const stopWithinMs = 10_000

try {
  // Variables that are set already win over the file.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const server = await runServer(process.env)
  process.stdout.write(`Lavash is open at ${server.address}\nThe office is at ${server.address}/office\n`)
  let isStopping = false
  const stop = (): void => {
    // A terminal's Ctrl-C arrives twice: from the terminal itself and from the script that started us.
    if (isStopping) return
    isStopping = true
    // A request that never ends must not keep the machine from restarting.
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    void server.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
