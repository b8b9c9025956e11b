import { existsSync } from 'node:fs'
import { runServer } from '#run-server.ts'
import { StartProblem } from '#start-problem.ts'

try {
  // Variables that are set already win over the file.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const server = await runServer(process.env)
  process.stdout.write(`Lavash is open at ${server.address}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop(signal))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
