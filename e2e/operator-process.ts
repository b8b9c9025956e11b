/**
 * The process that runs the operator's commands one after another. Each command is a program, and starting one takes over
 * a second: the modules below it are read once here.
 */
import { pathToFileURL } from 'node:url'

export interface OperatorCommand {
  readonly program: string
  readonly words: readonly string[]
  readonly dataFolder: string
}

let count = 0

process.on('message', (command: OperatorCommand) => {
  void run(command).then((error) => process.send?.({ error }))
})
process.on('disconnect', () => process.exit())

/** What the command has said on stderr if it failed. */
async function run({ program, words, dataFolder }: OperatorCommand): Promise<string | undefined> {
  const said: string[] = []
  const write = process.stderr.write.bind(process.stderr)
  process.stderr.write = (chunk) => said.push(String(chunk)) > 0
  process.chdir(dataFolder)
  process.env['LAVASH_DATA'] = dataFolder
  process.argv = [process.execPath, program, ...words]
  process.exitCode = 0
  count += 1
  try {
    // The program runs when it is imported. Another address makes it another module.
    await import(`${pathToFileURL(program).href}?run=${count}`)
    return process.exitCode === 0 ? undefined : said.join('')
  } catch (error) {
    return String(error)
  } finally {
    process.stderr.write = write
  }
}
