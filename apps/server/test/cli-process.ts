/**
 * The process that runs commands of `src/cli` one after another. Each command is a program, and starting one takes most of
 * a second: here the modules below it are read once.
 */
import { pathToFileURL } from 'node:url'

export interface CliCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

export interface CliEnd {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const ownEnv = { ...process.env }
let count = 0

process.on('message', (command: CliCommand) => {
  void run(command).then((end) => process.send?.(end))
})
process.on('disconnect', () => process.exit())

async function run({ program, args, folder, env }: CliCommand): Promise<CliEnd> {
  const output = { stdout: '', stderr: '' }
  const restore = (['stdout', 'stderr'] as const).map((name) => keepWritten(name, output))
  process.chdir(folder)
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, ownEnv, env)
  process.argv = [process.execPath, program, ...args]
  process.exitCode = 0
  count += 1
  try {
    // The program runs when it is imported. Another address makes it another module.
    await import(`${pathToFileURL(program).href}?run=${count}`)
  } catch (error) {
    process.exitCode = 1
    output.stderr += error instanceof Error ? (error.stack ?? error.message) : String(error)
  } finally {
    for (const undo of restore) undo()
  }
  const code: number = process.exitCode
  process.exitCode = 0
  return { code, ...output }
}

function keepWritten(name: 'stdout' | 'stderr', output: Record<typeof name, string>): () => void {
  const stream = process[name]
  const write = stream.write.bind(stream)
  stream.write = (chunk: string | Uint8Array) => {
    output[name] += String(chunk)
    return true
  }
  return () => {
    stream.write = write
  }
}
