import type { Slug } from '#catalogue/catalogue.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { preparePictures } from '#catalogue/pictures/prepare-pictures.ts'
import { getOriginal, leaveAllPhotos } from '#catalogue/pictures/photo-rows.ts'
import { catalogueTopic } from '#catalogue/versions/catalogue-topic.ts'
import { checkNeighbours, type Clash } from '#catalogue/versions/check-neighbours.ts'
import { type BrandVersion, findVersion, readParts } from '#catalogue/versions/read-version.ts'
import { type Authorship, lockCatalogue, storeVersion } from '#catalogue/versions/store-version.ts'
import { recordChange } from '#db/change-log.ts'
import type { Db, Reads, Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

/** The newest first. */
export function listVersions(reads: Reads, slug: Slug): Promise<Omit<BrandVersion, 'parts' | 'folder'>[]> {
  return reads
    .selectFrom('brandVersions')
    .innerJoin('brands', 'brands.id', 'brandVersions.brandId')
    .where('brands.slug', '=', slug)
    .select(['brandId', 'number', 'at', 'origin', 'author', 'note'])
    .orderBy('number', 'desc')
    .execute()
}

export type RestoreResult =
  | { readonly outcome: 'restored'; readonly number: number }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'clash'; readonly clashes: readonly Clash[] }

/** Puts an older version back as a new one. Its pictures may have been cleared away: they are encoded anew. */
export async function restoreVersion(
  db: Db,
  slug: Slug,
  number: number,
  by: Pick<Authorship, 'nowMs' | 'author' | 'record'>,
): Promise<RestoreResult> {
  const version = await findVersion(db.read, slug, number)
  if (version === undefined) return { outcome: 'unknown' }
  const catalogue = toCatalogue(await readParts(db.read, version))
  const sums = new Map(catalogue.files.map(({ path, sha256 }) => [path, sha256]))
  const readImage = (path: string): Promise<Uint8Array> => getOriginal(db.read, sums.get(path) ?? '')
  const [broken] = await preparePictures(db, catalogue, { readImage, nowMs: by.nowMs })
  if (broken !== undefined) throw new Error(`${broken.file}: ${broken.problem}`)
  return transaction(db, async (trx): Promise<RestoreResult> => {
    await lockCatalogue(trx)
    // Another brand may have taken a host name since.
    const clashes = await checkNeighbours(trx, catalogue)
    if (clashes.length > 0) return { outcome: 'clash', clashes }
    const note = `version ${number} put back`
    return {
      outcome: 'restored',
      number: await storeVersion(trx, catalogue, { ...by, origin: 'restore', note }),
    }
  })
}

/** The brand, its versions and its draft; its numbers and its orders stay. False: there is none. */
export async function removeBrand(trx: Trx, slug: Slug, nowMs: number): Promise<boolean> {
  await lockCatalogue(trx)
  const brand = await trx.selectFrom('brands').select('id').where('slug', '=', slug).executeTakeFirst()
  if (brand === undefined) return false
  await leaveAllPhotos(trx, brand.id, nowMs)
  await trx
    .deleteFrom('stops')
    .where('thingId', 'in', (eb) => eb.selectFrom('catalogueIds').select('id').where('brand', '=', slug))
    .execute()
  for (const table of ['previews', 'draftThings', 'brandVersions', 'brandParts', 'brandHosts'] as const) {
    await trx.deleteFrom(table).where('brandId', '=', brand.id).execute()
  }
  await trx.deleteFrom('brands').where('id', '=', brand.id).execute()
  await recordChange(trx, catalogueTopic, slug)
  return true
}
