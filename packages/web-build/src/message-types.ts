/**
 * Writes the types of the messages: `messages.ts` beside the folder `messages`, from its Russian file. TypeScript reads
 * JSON strings as `string`, and only their literal text tells which parameters a message takes. Runs with the development
 * server, and by hand with `npm run messages --workspaces --if-present`; a test of each app fails when it was forgotten.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type MessageTree = { [key: string]: string | MessageTree }

/** The file beside a folder of messages that holds their types. */
export const toTypesFile = (folder: string): string => `${folder}.ts`

export async function toMessageTypes(folder: string): Promise<string> {
  const tree: MessageTree = JSON.parse(await readFile(join(folder, 'ru.json'), 'utf8'))
  const members = Object.entries(tree).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  const head = '// Written by message-types.ts of @lavash/web-build from ru.json.\n// prettier-ignore\n'
  return `${head}export interface Messages {\n${members.join('\n')}\n}\n`
}

/** An unchanged file is not written, or file watchers would run in a loop. */
export async function writeMessageTypes(folder: string): Promise<void> {
  const wanted = await toMessageTypes(folder)
  const present = await readFile(toTypesFile(folder), 'utf8').catch(() => '')
  if (present !== wanted) await writeFile(toTypesFile(folder), wanted)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of process.argv.slice(2)) await writeMessageTypes(resolve(folder))
}
