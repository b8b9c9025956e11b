/**
 * Writes src/i18n/messages.ts from the Russian messages: TypeScript reads JSON strings as `string`, and
 * only their literal text tells which parameters a message takes. Runs with the development server, and by
 * hand with `npm run messages -w @lavash/storefront`; a test tells when it was forgotten.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type MessageTree = { [key: string]: string | MessageTree }

const source = fileURLToPath(new URL('../src/i18n/messages/ru.json', import.meta.url))
export const messageTypesFile = fileURLToPath(new URL('../src/i18n/messages.ts', import.meta.url))

export async function toMessageTypes(): Promise<string> {
  const tree: MessageTree = JSON.parse(await readFile(source, 'utf8'))
  const members = Object.entries(tree).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  const head = '// Written by build/message-types.ts from messages/ru.json.\n// prettier-ignore\n'
  return `${head}export interface Messages {\n${members.join('\n')}\n}\n`
}

/** Leaves an up-to-date file alone, so that watchers do not run in circles. */
export async function writeMessageTypes(): Promise<void> {
  const wanted = await toMessageTypes()
  const present = await readFile(messageTypesFile, 'utf8').catch(() => '')
  if (present !== wanted) await writeFile(messageTypesFile, wanted)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeMessageTypes()
