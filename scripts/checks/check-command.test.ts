import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../bootstrap.mjs'
import { run } from '../run.mjs'
import { listChecks } from './list-checks.ts'
import { makeTree } from './make-tree.ts'

const command = join(projectRoot, 'scripts/check.mjs')

test('one check by name, its result also as JSON', async () => {
  const json = join(makeTree({}).root, 'checks.json')
  const { code, output } = await run(process.execPath, [command, 'lock', '--json', json])
  expect(output).toMatch(/^ok {5}lock file \d+\.\ds\nchecks: 1 passed, 0 failed\n$/)
  expect(code).toBe(0)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toEqual({ passed: 1, failed: 0, failures: [] })
})

test('a name no check has is an error that lists the names', async () => {
  const { code, output } = await run(process.execPath, [command, 'nonsense'])
  expect(code).toBe(2)
  expect(output).toContain('lock file')
})

test('every project with a tsconfig.json has its types checked', () => {
  const names = listChecks(makeTree({ 'apps/board/tsconfig.json': '{}' })).map(({ name }) => name)
  expect(names).toContain('types apps/board')
})
