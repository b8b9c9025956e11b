import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { layerOrder } from './layer-order.ts'

test('the development server and the build agree on the order of the layers', async () => {
  const base = await readFile(new URL('../src/ui/base.css', import.meta.url), 'utf8')
  expect(base).toContain(layerOrder)
})
