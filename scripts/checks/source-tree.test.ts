import { expect, test } from 'vitest'
import { makeTree } from './make-tree.ts'

test('what git ignores and what npm installs is left out', () => {
  const tree = makeTree({
    '.gitignore': '# made\ndist/\n*.log\n.env\n',
    'src/app.ts': '',
    'src/dist/app.js': '',
    'node_modules/a/a.js': '',
    'run.log': '',
    '.env': '',
  })
  expect(tree.files).toEqual(['.gitignore', 'src/app.ts'])
})

test('an ignore line the checks do not understand is told, not guessed', () => {
  expect(() => makeTree({ '.gitignore': 'apps/*/dist\n' })).toThrow(/apps\/\*\/dist/)
})
