import { expect, test } from 'vitest'
import { checkSameNames } from './check-same-names.ts'
import { makeTree } from './make-tree.ts'

const twice = {
  'apps/server/src/parsing/to-menu.ts': '',
  'apps/server/src/answers/to-menu.ts': '',
  'apps/server/src/other.ts': '',
}

test('two files of one workspace with one name are told together', () => {
  expect(checkSameNames.findProblems(makeTree(twice))).toEqual([
    'apps/server/src/answers/to-menu.ts and apps/server/src/parsing/to-menu.ts are both to-menu.ts in apps/server: name each after its own job',
  ])
})

test.each([
  ['in two workspaces', 'apps/server/src/clock.ts', 'packages/ui/src/clock.ts'],
  ['in two brands', 'brands/one/layout.tsx', 'brands/two/layout.tsx'],
  [
    'of modules, which all have routes',
    'apps/server/src/modules/a/routes.ts',
    'apps/server/src/modules/b/routes.ts',
  ],
  ['of a part and its variables', 'apps/server/src/clock.ts', 'apps/server/src/config/clock.ts'],
  ['of a part and its tables', 'apps/server/src/jobs/outbox.ts', 'apps/server/src/db/tables/outbox.ts'],
  ['of styles', 'apps/office/src/a/box.module.css', 'apps/office/src/b/box.module.css'],
  ['of tests', 'apps/server/src/a.test.ts', 'apps/server/src/config/a.test.ts'],
])('equal names %s are fine', (_, one, other) => {
  expect(checkSameNames.findProblems(makeTree({ [one]: '', [other]: '' }))).toEqual([])
})
