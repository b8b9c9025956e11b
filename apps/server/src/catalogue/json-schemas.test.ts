import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { toJsonSchemas } from '#catalogue/json-schemas.ts'
import { fileKindNames } from '#catalogue/schema/file-kinds.ts'

test.each(fileKindNames)('docs/schemas tells editors how %s files are written', async (kind) => {
  const url = new URL(`../../../../docs/schemas/${kind}.schema.json`, import.meta.url)
  const written: unknown = JSON.parse(await readFile(url, 'utf8'))
  expect(written, 'npm run catalogue -- schema docs/schemas').toEqual(toJsonSchemas()[kind])
})
