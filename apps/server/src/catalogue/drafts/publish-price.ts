import type { Slug } from '#catalogue/catalogue.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { findVersion, readParts } from '#catalogue/versions/read-version.ts'
import { type Authorship, lockCatalogue, storeVersion } from '#catalogue/versions/store-version.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export type PriceResult =
  | { readonly outcome: 'published'; readonly number: number }
  | { readonly outcome: 'unchanged'; readonly number: number }
  | { readonly outcome: 'unknown' }

/** The price of one dish, at once: the draft stays as it is, and takes the price over when it is published. */
export async function publishPrice(
  db: Db,
  priced: { readonly slug: Slug; readonly position: Slug; readonly priceMinor: number },
  authorship: Pick<Authorship, 'nowMs' | 'author' | 'note'>,
): Promise<PriceResult> {
  return transaction(db, async (trx): Promise<PriceResult> => {
    await lockCatalogue(trx)
    const version = await findVersion(trx, priced.slug)
    if (version === undefined) return { outcome: 'unknown' }
    const catalogue = toCatalogue(await readParts(trx, version))
    const dish = catalogue.positions.find(({ slug }) => slug === priced.position)
    if (dish === undefined) return { outcome: 'unknown' }
    if (dish.priceMinor === priced.priceMinor) return { outcome: 'unchanged', number: version.number }
    const { priceMinor } = priced
    const positions = catalogue.positions.map((one) => (one === dish ? { ...dish, priceMinor } : one))
    const number = await storeVersion(trx, { ...catalogue, positions }, { ...authorship, origin: 'office' })
    return { outcome: 'published', number }
  })
}
