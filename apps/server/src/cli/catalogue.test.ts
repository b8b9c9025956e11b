import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOf } from '@lavash/contract/paths'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changePosition, makeBrandFolder, makeCatalogue } from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import type { CliEnd } from '../../test/cli-process.ts'
import { runCli } from '../../test/run-cli.ts'
import { startTestServer } from '../../test/start-test-server.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'

function run(args: string[], env?: Record<string, string>): Promise<CliEnd> {
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

test('the command line lists, exports, restores and removes a brand’s versions', async () => {
  await using test = await openTestDb()
  const { env } = test.database
  await using cheap = await makeBrandFolder(makeCatalogue('grill', changePosition(0, { priceMinor: 100 })))
  await using dear = await makeBrandFolder(makeCatalogue('grill', changePosition(0, { priceMinor: 250 })))
  for (const { path } of [cheap, dear]) expect(await run(['import', path], env)).toMatchObject({ code: 0 })
  expect((await run(['restore', 'grill', '1'], env)).stdout).toBe(
    'Version 1 of grill is back, as version 3.\n',
  )
  const lines = (await run(['versions', 'grill'], env)).stdout.trimEnd().split('\n')
  expect(lines.map((line) => line.replace(/\S+Z/, 'then'))).toEqual([
    '3  then  restore  command line  version 1 put back',
    '2  then  import  command line',
    '1  then  import  command line',
  ])
  const out = await mkdtemp(join(tmpdir(), 'versions-'))
  onTestFinished(() => rm(out, { recursive: true }))
  const exported = async (version: string) => {
    expect(await run(['export', 'grill', join(out, version), '--version', version], env)).toMatchObject({
      code: 0,
    })
    const { catalogue } = await readBrandFolder(join(out, version, 'grill'))
    return catalogue?.positions[0]?.priceMinor
  }
  expect([await exported('2'), await exported('3')]).toEqual([250, 100])
  expect(await run(['export', 'grill', out, '--version', '9'], env)).toMatchObject({
    code: 1,
    stderr: 'grill has no version 9.\n',
  })
  expect(await run(['remove', 'grill', '--yes'], env)).toMatchObject({ code: 0 })
  expect((await run(['versions', 'grill'], env)).stderr).toContain("There is no brand 'grill'")
  const log = await test.db.read
    .selectFrom('staffLog')
    .select(['actor', 'kind', 'subject'])
    .orderBy('id')
    .execute()
  expect(log.map(({ actor, kind, subject }) => `${actor} ${kind} ${subject}`)).toEqual([
    'command-line catalogue.imported 1',
    'command-line catalogue.imported 2',
    'command-line catalogue.restored 3',
    'command-line catalogue.removed grill',
  ])
})

test('an import over a version that is not of a folder shows the difference and needs --force', async () => {
  await using test = await openTestDb()
  const { env } = test.database
  await using cheap = await makeBrandFolder(makeCatalogue('grill', changePosition(0, { priceMinor: 100 })))
  await using dear = await makeBrandFolder(makeCatalogue('grill', changePosition(0, { priceMinor: 250 })))
  for (const { path } of [cheap, dear]) await run(['import', path], env)
  await run(['restore', 'grill', '1'], env)
  const refused = await run(['import', dear.path], env)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.stdout).toContain('price 1.00 → 2.50')
  expect(refused.stderr).toContain('import with --force')
  // Existing content counts as no difference, wherever it came from.
  expect((await run(['import', cheap.path], env)).stdout).toContain('just as the folder has it')
  expect((await run(['import', '--force', dear.path], env)).stdout).toContain('Imported grill: 1 difference.')
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
