import { tmpdir } from 'node:os'
import { pathOf } from '@lavash/contract/paths'
import { expect, test, vi } from 'vitest'
import { changePosition, makeBrandFolder, makeCatalogue } from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { type ProgramEnd, runCli } from '../../test/programs.ts'
import { startTestServer } from '../../test/start-test-server.ts'

function run(args: string[], env?: Record<string, string>): Promise<ProgramEnd> {
  return runCli('catalogue', args, env)
}

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
  expect(await run(['import', '/no/such/folder'], env)).toMatchObject({
    code: 1,
    stderr: '/no/such/folder cannot be used: no such file or directory.\n',
  })
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
