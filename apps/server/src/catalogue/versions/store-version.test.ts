import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDb } from '../../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { readStoredCatalogue } from '../../../test/read-stored-catalogue.ts'
import { catalogueArbitrary, toldInTime } from '#catalogue/testing/catalogue-arbitrary.ts'

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
