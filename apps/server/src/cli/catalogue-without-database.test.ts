import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBrandFolder, makeCatalogue } from '../../test/make-catalogue.ts'
import type { CliEnd } from '../../test/cli-process.ts'
import { runCli } from '../../test/run-cli.ts'

function run(args: string[]): Promise<CliEnd> {
  return runCli('catalogue', args)
}

test('a wrong command shows what there is', async () => {
  for (const args of [['import'], ['import', '--wet-run', 'x']]) {
    const result = await run(args)
    expect(result.code).toBe(2)
    expect(result.stderr).toContain('npm run catalogue -- import BRAND_FOLDER [--dry-run]')
  }
})

test('a dry run of what has none is refused before anything is written', async () => {
  await using folder = await makeBrandFolder(makeCatalogue('grill'))
  const out = join(folder.path, 'out')
  for (const args of [
    ['schema', out, '--dry-run'],
    ['export', 'grill', out, '--dry-run'],
    ['check', folder.path, '--dry-run'],
  ]) {
    expect(await run(args)).toMatchObject({ code: 2, stdout: '' })
  }
  expect(existsSync(out)).toBe(false)
})

test('check finds mistakes by file and line', async () => {
  await using folder = await makeBrandFolder(makeCatalogue('grill'))
  expect(await run(['check', folder.path])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^grill: no mistakes\. \d+ venues, \d+ dishes\.\n$/),
  })
  const file = join(folder.path, 'brand.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^currency: .*$/m, 'currency: roubles'))
  const result = await run(['check', folder.path])
  expect(result.code).toBe(1)
  expect(result.stderr).toMatch(/^brand\.yaml:\d+: .*roubles.*\n1 mistake\.\n$/)
})

test('a folder that is not there, or a file, is told in words', async () => {
  const nowhere = '/no/such/folder'
  const file = import.meta.filename
  expect(await run(['check', nowhere])).toMatchObject({
    code: 1,
    stderr: `${nowhere} cannot be used: no such file or directory.\n`,
  })
  expect(await run(['check', file])).toMatchObject({
    code: 1,
    stderr: `${file} cannot be used: not a directory.\n`,
  })
  expect((await run(['schema', join(file, 'schemas')])).stderr).toContain(
    'cannot be used: not a directory.\n',
  )
})

test('schema prints a JSON Schema for each kind of file', async () => {
  const { code, stdout } = await run(['schema'])
  expect(code).toBe(0)
  const schemas: unknown = JSON.parse(stdout)
  expect(schemas).toMatchObject({
    brand: { type: 'object' },
    menu: { type: 'object' },
    cities: { type: 'array' },
  })
})
