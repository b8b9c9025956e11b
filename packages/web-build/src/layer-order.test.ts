import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kitFolder } from './kit-folder.ts'
import { layerOrder } from './layer-order.ts'

test('the development server and the build agree on the order of the layers', async () => {
  const base = await readFile(join(kitFolder, 'base.css'), 'utf8')
  expect(base).toContain(layerOrder)
})
