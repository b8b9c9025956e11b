import type { Slug } from '#catalogue/catalogue.ts'
import type { MenuPart } from '#catalogue/parts/brand-parts.ts'
import {
  type BrandVersion,
  findVersion,
  getPartText,
  readPartTexts,
} from '#catalogue/versions/read-version.ts'
import { type Authorship, lockCatalogue, storePart } from '#catalogue/versions/store-version.ts'
import type { Db, Reads } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export type PriceResult =
  | { readonly outcome: 'published'; readonly number: number }
  | { readonly outcome: 'unchanged'; readonly number: number }
  | { readonly outcome: 'unknown' }

export interface NewPrice {
  readonly slug: Slug
  readonly position: Slug
  readonly priceMinor: number
  /** Where the dish is likely to stand: its menu is looked at first. */
  readonly menu?: Slug | undefined
}

/**
 * The price of one dish, at once: the draft stays as it is, and takes the price over when it is published. One menu is
 * read and written, however large the brand is.
 */
export async function publishPrice(
  db: Db,
  { slug, position, priceMinor, menu }: NewPrice,
  { record, ...authorship }: Pick<Authorship, 'nowMs' | 'author' | 'note' | 'record'>,
): Promise<PriceResult> {
  return transaction(db, async (trx): Promise<PriceResult> => {
    await lockCatalogue(trx)
    const version = await findVersion(trx, slug)
    const found = version && (await findMenuOf(trx, version, position, menu))
    if (version === undefined || found === undefined) return { outcome: 'unknown' }
    const { name, part } = found
    const dish = part.positions.find((one) => one.slug === position)
    if (dish === undefined || dish.priceMinor === priceMinor)
      return { outcome: 'unchanged', number: version.number }
    const positions = part.positions.map((one) => (one === dish ? { ...one, priceMinor } : one))
    const changed = { name, value: { ...part, positions } }
    const number = await storePart(trx, version, changed, { ...authorship, slug })
    const price = { dish: position, old: dish.priceMinor, new: priceMinor }
    await record?.(trx, { brandId: version.brandId, number, price })
    return { outcome: 'published', number }
  })
}

async function findMenuOf(
  reads: Reads,
  { brandId, parts }: BrandVersion,
  position: Slug,
  menu: Slug | undefined,
): Promise<{ name: string; part: MenuPart } | undefined> {
  const likely = `menus/${menu}`
  const menus = Object.entries(parts).filter(([name]) => name.startsWith('menus/'))
  for (const [name, hash] of menus.toSorted(([one], [other]) => +(other === likely) - +(one === likely))) {
    const texts = await readPartTexts(reads, brandId, [hash])
    // What stands under this name was written under it.
    const part = JSON.parse(getPartText(texts, hash)) as MenuPart
    if (part.positions.some(({ slug }) => slug === position)) return { name, part }
  }
  return undefined
}
