import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeBrandFolder, makeCatalogue, makePhoto, withPhoto } from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../test/store-without-pictures.ts'
import { exportBrand } from '#catalogue/export-brand.ts'
import { importBrand } from '#catalogue/import-brand.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { catalogueArbitrary, toldInTime } from '#catalogue/testing/catalogue-arbitrary.ts'

async function makeOut(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'lavash-export-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

test(
  'any brand that was stored is exported as a folder that says the same',
  { timeout: 120_000 },
  async () => {
    await using test = await openTestDb()
    await fc.assert(
      fc.asyncProperty(catalogueArbitrary, async (generated) => {
        const catalogue = { ...generated, brand: { ...generated.brand, slug: 'probe' } }
        await storeWithoutPictures(test.db, catalogue)
        await using out = await makeOut()
        const result = await exportBrand(test.db, 'probe', out.path)
        if (result.outcome !== 'written') throw new Error(result.outcome)
        expect(await readBrandFolder(result.folder)).toEqual({ catalogue, mistakes: [] })
      }),
      { numRuns: 20, ...toldInTime },
    )
  },
)

test('an export brings the photographs as they came and imports as no change at all', async () => {
  await using test = await openTestDb()
  const photo = await makePhoto('#7a1fd0')
  await using folder = await makeBrandFolder(makeCatalogue('grill', withPhoto(0, photo)), photo)
  await importBrand(test.db, folder.path, { nowMs: 1000, author: 'test' })
  await using out = await makeOut()
  const result = await exportBrand(test.db, 'grill', out.path)
  if (result.outcome !== 'written') throw new Error(result.outcome)
  expect(result.folder).toBe(join(out.path, 'grill'))
  expect(await importBrand(test.db, result.folder, { nowMs: 2000, author: 'test' })).toMatchObject({
    outcome: 'unchanged',
  })
  expect(await exportBrand(test.db, 'grill', out.path)).toEqual({
    outcome: 'not-empty',
    folder: result.folder,
  })
})

test('a brand that is not there is told with those that are', async () => {
  await using test = await openTestDb()
  await storeWithoutPictures(test.db, makeCatalogue('grill'))
  expect(await exportBrand(test.db, 'gril', tmpdir())).toEqual({ outcome: 'unknown', known: ['grill'] })
})
