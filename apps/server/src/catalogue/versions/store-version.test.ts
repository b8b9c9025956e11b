import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDb } from '../../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { readStoredCatalogue } from '../../../test/read-stored-catalogue.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { catalogueArbitrary, toldInTime } from '#catalogue/testing/catalogue-arbitrary.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { type BrandVersion, findVersion, readParts } from '#catalogue/versions/read-version.ts'
import { storeVersion } from '#catalogue/versions/store-version.ts'
import { transaction } from '#db/transaction.ts'

const asBrand = (catalogue: Catalogue, slug: string): Catalogue => ({
  ...catalogue,
  brand: { ...catalogue.brand, slug, whiteLabel: slug, hosts: [`${slug}.example`] },
})

test(
  'whatever replaces a brand is read back as it was, and the other brand stays',
  { timeout: 120_000 },
  async () => {
    await using test = await openTestDb()
    const [neighbour] = fc.sample(catalogueArbitrary, { numRuns: 1, seed: 7 })
    if (neighbour === undefined) throw new Error('No sample')
    await storeWithoutPictures(test.db, asBrand(neighbour, 'neighbour'))
    await fc.assert(
      fc.asyncProperty(catalogueArbitrary, async (generated) => {
        const catalogue = asBrand(generated, 'probe')
        await storeWithoutPictures(test.db, catalogue)
        const { brands } = await readStoredCatalogue(test.db)
        expect(brands.map((brand) => brand.catalogue)).toEqual([asBrand(neighbour, 'neighbour'), catalogue])
      }),
      { numRuns: 25, ...toldInTime },
    )
  },
)

test('menus that a publication takes over are not written again, and the version is that of a whole import', async () => {
  await using test = await openTestDb()
  const { db } = test
  const slug = 'ugolyok'
  await storeWithoutPictures(db, await readDemoBrand(slug))
  const find = async (): Promise<BrandVersion> => {
    const version = await findVersion(db.read, slug)
    if (version === undefined) throw new Error('No brand was stored')
    return version
  }
  const before = await find()
  const parts = await readParts(db.read, before)
  const catalogue = toCatalogue(parts)
  const [dish] = catalogue.positions
  const changed: Catalogue = {
    ...catalogue,
    positions: catalogue.positions.map((one) => (one === dish ? { ...one, priceMinor: 77_700 } : one)),
  }
  const authorship = { nowMs: 2000, origin: 'office', author: 'test' } as const
  await transaction(db, (trx) => storeVersion(trx, changed, authorship, parts))
  const published = await find()
  await transaction(db, (trx) => storeVersion(trx, structuredClone(changed), authorship))
  expect(published.parts).toEqual((await find()).parts)
  const names = Object.keys(published.parts)
  expect(names.filter((name) => published.parts[name] !== before.parts[name])).toEqual([
    `menus/${dish?.menu}`,
  ])
})
