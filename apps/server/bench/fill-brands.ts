import type { Catalogue } from '#catalogue/catalogue.ts'
import type { BrandLists } from '#catalogue/versions/brand-lists.ts'
import { storeVersion } from '#catalogue/versions/store-version.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { makeLargeCatalogue } from './make-large-catalogue.ts'

export const dishesOfBrand = 40
const step = 500
const authorship = { nowMs: 0, origin: 'import', author: 'bench' } as const

/** Stores this many small brands. Gives the number of each one's menu; the first brand has the same in every database. */
export async function fillBrands(db: Db, count: number): Promise<number[]> {
  for (let start = 0; start < count; start += step) {
    const brands = Array.from({ length: Math.min(step, count - start) }, (_, index) =>
      makeBrand(start + index),
    )
    await transaction(db, async (trx) => {
      for (const brand of brands) await storeVersion(trx, brand, authorship)
    })
  }
  const rows = await db.read.selectFrom('brands').select('lists').orderBy('id').execute()
  return rows.flatMap(({ lists }) => (JSON.parse(lists) as BrandLists).menuIds)
}

/** Publishes the brand again, with other prices. */
export async function publishAgain(db: Db, index: number, round: number): Promise<void> {
  await transaction(db, (trx) => storeVersion(trx, makeBrand(index, round), authorship))
}

const sample = makeLargeCatalogue({ restos: 1, menus: 1, positions: dishesOfBrand })

/** Without pictures: the tables of pictures are not what is measured. */
function makeBrand(index: number, round = 0): Catalogue {
  const slug = `brand-${index}`
  return {
    ...sample,
    brand: { ...sample.brand, slug, whiteLabel: slug, hosts: [`${slug}.example`], isDefault: false },
    positions: sample.positions.map((position) => ({
      ...position,
      priceMinor: position.priceMinor + round,
      photos: [],
    })),
  }
}
