import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { toMessageTypes, toTypesFile } from '@lavash/web-build/message-types.ts'
import { expect, test } from 'vitest'

test.each(['messages', '../gallery/samples'])(
  'the types of the kit’s %s are those of the Russian texts (npm run messages -w @lavash/ui)',
  async (folder) => {
    const path = fileURLToPath(new URL(folder, import.meta.url))
    expect(await readFile(toTypesFile(path), 'utf8')).toBe(await toMessageTypes(path))
  },
)
