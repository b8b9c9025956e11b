import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOf } from '@lavash/contract/paths'
import { expect, test, vi } from 'vitest'
import { changePosition, makeBrandFolder, makeCatalogue } from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { type ProgramEnd, runCli } from '../../test/programs.ts'
import { startTestServer } from '../../test/start-test-server.ts'

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 })

function run(args: string[], env?: Record<string, string>): Promise<ProgramEnd> {
  return runCli('catalogue', args, env)
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

test('check finds mistakes by file and line and needs no database', async () => {
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
  await using test = await openTestDb()
  const { env } = test.database
  const nowhere = '/no/such/folder'
  const file = import.meta.filename
  const missing = { code: 1, stderr: `${nowhere} cannot be used: no such file or directory.\n` }
  expect(await run(['check', nowhere])).toMatchObject(missing)
  expect(await run(['import', nowhere], env)).toMatchObject(missing)
  const notFolder = { code: 1, stderr: `${file} cannot be used: not a directory.\n` }
  expect(await run(['check', file])).toMatchObject(notFolder)
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

test('import, dry run and export talk in words', async () => {
  await using test = await openTestDb()
  const { env } = test.database
  await using folder = await makeBrandFolder(makeCatalogue('grill', changePosition(0, { priceMinor: 100 })))
  await using dearer = await makeBrandFolder(makeCatalogue('grill', changePosition(0, { priceMinor: 250 })))
  const first = await run(['import', folder.path], env)
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toContain("+ brand 'grill'")
  const dry = await run(['import', '--dry-run', dearer.path], env)
  expect(dry.stdout).toContain('price 1.00 → 2.50')
  expect(dry.stdout).toContain('1 difference. Nothing was changed: this was a dry run.')
  expect((await run(['import', folder.path], env)).stdout).toContain('just as the folder has it')
  const unknown = await run(['export', 'gril', tmpdir()], env)
  expect(unknown).toMatchObject({
    code: 1,
    stderr: "There is no brand 'gril' in the database. There is: grill.\n",
  })
})

test('a running server shows what another process imported', async () => {
  await using server = await startTestServer()
  const listCities = async (): Promise<unknown> =>
    (
      await server.fetch(pathOf('cities.list', {}, { whiteLabel: 'grill' }), {
        headers: { 'accept-language': 'en' },
      })
    ).json()
  expect(await listCities()).toEqual([])
  const catalogue = makeCatalogue('grill')
  await using folder = await makeBrandFolder(catalogue)
  expect(await run(['import', folder.path], server.database.env)).toMatchObject({ code: 0 })
  await vi.waitFor(async () => expect(await listCities()).toHaveLength(catalogue.cities.length), {
    timeout: 15_000,
    interval: 50,
  })
})
