import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { createReach } from './module-reach.ts'

/** A library whose package.json says whether its modules run anything, and an app over it. */
function makeReach(sideEffects: boolean, modules: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'lavash-reach-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'node_modules/kit'), { recursive: true })
  writeFileSync(join(root, 'node_modules/kit/package.json'), JSON.stringify({ sideEffects }))
  const toId = (name: string) => join(root, name.startsWith('app') ? name : `node_modules/kit/${name}`)
  const infos = Object.entries(modules).map(([name, code]) => {
    const imported = [...new Set([...code.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source))]
    return [toId(name), { id: toId(name), code, importedIds: imported.map(toId) }] as const
  })
  const known = new Map(infos)
  const graph = { getModuleInfo: (id: string) => known.get(id) ?? null }
  const reached = createReach(graph as unknown as Rolldown.ChunkingContext)([toId('app.tsx')])
  return [...reached]
    .map((id) => id.split('/').at(-1) ?? '')
    .toSorted((one, other) => one.localeCompare(other))
}

const kit = {
  'index.js': "export { Menu } from 'menu.js'\nexport * from 'toast.js'\nexport * as Parts from 'parts.js'",
  'menu.js': "import { place } from 'place.js'\nexport const Menu = place",
  'toast.js': 'export const Toast = 1',
  'parts.js': "export { Root } from 'root.js'\nexport { Arrow } from 'place.js'",
  'root.js': 'export const Root = 1',
  'place.js': 'export const place = 1\nexport const Arrow = 2',
}

test.each([
  ['a name behind an index', "import { Menu } from 'index.js'\nMenu", ['menu.js', 'place.js']],
  ['a name behind a star', "import { Toast as T } from 'index.js'\nT", ['toast.js']],
  ['a member of a namespace', "import { Parts } from 'index.js'\n<Parts.Root />", ['root.js']],
  ['a namespace as a whole', "import { Parts } from 'index.js'\nshow(Parts)", ['place.js', 'root.js']],
  [
    'everything',
    "import * as all from 'index.js'\nshow(all)",
    ['menu.js', 'place.js', 'root.js', 'toast.js'],
  ],
])('%s brings along what it needs and nothing else', (_, code, files) => {
  expect(makeReach(false, { 'app.tsx': code, ...kit })).toEqual(['app.tsx', ...files])
})

test('a library that runs something when it is loaded comes whole', () => {
  const reached = makeReach(true, { 'app.tsx': "import { Toast } from 'index.js'\nToast", ...kit })
  expect(reached).toEqual(['app.tsx', ...Object.keys(kit)].toSorted())
})
