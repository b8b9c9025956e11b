import type { Catalogue, Slug } from '#catalogue/catalogue.ts'
import { assignIds } from '#catalogue/parts/assign-ids.ts'
import type { BrandParts, PartList } from '#catalogue/parts/brand-parts.ts'
import type { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import { toPhotoSlug } from '#catalogue/parts/catalogue-kinds.ts'
import {
  type FindPicture,
  toPartList,
  toParts,
  type WrittenPart,
  writePart,
  writeParts,
} from '#catalogue/parts/to-parts.ts'
import { listPhotoHashes } from '#catalogue/pictures/photo-hashes.ts'
import { findStoredPictures, showPhotos } from '#catalogue/pictures/photo-rows.ts'
import type { StoredPicture } from '#catalogue/pictures/stored-picture.ts'
import { applyStops } from '#catalogue/storing/apply-stops.ts'
import { toBrandLists } from '#catalogue/versions/brand-lists.ts'
import { catalogueTopic } from '#catalogue/versions/catalogue-topic.ts'
import { type BrandVersion, findVersion, readParts } from '#catalogue/versions/read-version.ts'
import { recordChange } from '#db/change-log.ts'
import { inChunks } from '#db/in-chunks.ts'
import type { Trx } from '#db/db.ts'
import type { VersionOrigin } from '#db/tables/catalogue.ts'

/** Whose doing a version is. */
export interface Authorship {
  readonly nowMs: number
  readonly origin: VersionOrigin
  readonly author: string
  readonly note?: string
  /** The sum of the folder it was imported from. */
  readonly folder?: string
  /** Writes it to the log of the staff, in the transaction that makes it. */
  readonly record?: ((trx: Trx, version: RecordedVersion) => Promise<void>) | undefined
}

export interface RecordedVersion {
  readonly brandId: number
  readonly number: number
  /** Of a version that changes nothing else. */
  readonly price?: { readonly dish: Slug; readonly old: number; readonly new: number }
}

/** Publications follow one another, whichever process runs them. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await trx.selectFrom('catalogueLock').select('id').where('id', '=', 1).forUpdate().execute()
}

/**
 * Makes this catalogue the brand's newest version, numbers kept, and tells every process. Only parts that no version
 * has are written. Its pictures are there already (prepare-pictures.ts). Who has just read the newest version's parts
 * hands them on: what the catalogue took over from them is not written again.
 */
export async function storeVersion(
  trx: Trx,
  catalogue: Catalogue,
  authorship: Authorship,
  partsRead?: BrandParts,
): Promise<number> {
  await lockCatalogue(trx)
  const { slug } = catalogue.brand
  const ids = await assignIds(trx, catalogue)
  const before = await findVersion(trx, slug)
  const partsBefore = partsRead ?? (before && (await readParts(trx, before)))
  const hashes = listPhotoHashes(catalogue)
  const pictures = await findPictures(trx, [...hashes.values()], partsBefore)
  const findPicture: FindPicture = (photo) => {
    const picture = pictures.get(hashes.get(toPhotoSlug(photo)) ?? '')
    if (picture === undefined) throw new Error(`No picture was encoded for ${toPhotoSlug(photo)}`)
    return picture
  }
  const parts = toParts(catalogue, findPicture, partsBefore?.menus)
  const brandId = ids.get('brand', slug)
  const number = (before?.number ?? 0) + 1
  await writeDirectory(trx, parts, { ids, number })
  const written = writeParts(parts, before && partsBefore && { list: before.parts, parts: partsBefore })
  await insertVersion(trx, { brandId, number, written, known: before?.parts ?? {}, authorship })
  await showPhotos(trx, brandId, {
    hashes: [...hashes.values()],
    sums: catalogue.files.map(({ sha256 }) => sha256),
    nowMs: authorship.nowMs,
  })
  await applyStops(trx, catalogue, {
    ids,
    fileStops: toFileStops(partsBefore, ids),
    nowMs: authorship.nowMs,
  })
  await recordChange(trx, catalogueTopic, slug)
  await authorship.record?.(trx, { brandId, number })
  return number
}

/**
 * The newest version with one part replaced, for a change that nothing else follows from: no name, number, picture or
 * stop.
 */
export async function storePart(
  trx: Trx,
  version: BrandVersion,
  changed: { readonly name: string; readonly value: unknown },
  { slug, nowMs: at, author, note = '' }: Pick<Authorship, 'nowMs' | 'author' | 'note'> & { slug: string },
): Promise<number> {
  const { brandId } = version
  const { name, hash, content } = writePart(changed.name, changed.value)
  const number = version.number + 1
  await trx
    .insertInto('brandParts')
    .values({ brandId, hash, content })
    .onConflict((conflict) => conflict.columns(['brandId', 'hash']).doNothing())
    .execute()
  const parts = JSON.stringify({ ...version.parts, [name]: hash })
  await trx
    .insertInto('brandVersions')
    .values({ brandId, number, at, origin: 'office', author, note, folder: null, parts })
    .execute()
  await trx.updateTable('brands').set({ version: number }).where('id', '=', brandId).execute()
  await recordChange(trx, catalogueTopic, slug)
  return number
}

/** Those of the version before are in its parts, and stay as long as it is the newest. */
async function findPictures(
  trx: Trx,
  hashes: readonly string[],
  before: BrandParts | undefined,
): Promise<ReadonlyMap<string, StoredPicture>> {
  const parts = before === undefined ? [] : [...before.restos, ...before.menus, before.offers]
  const known = new Map(
    parts.flatMap(({ pictures }) => Object.values(pictures)).map((picture) => [picture.hash, picture]),
  )
  const missing = hashes.filter((hash) => !known.has(hash))
  return new Map([...known, ...(await findStoredPictures(trx, missing))])
}

/** What the version before said of each dish. */
function toFileStops(before: BrandParts | undefined, ids: CatalogueIds): ReadonlyMap<number, boolean> {
  const positions = before?.menus.flatMap((menu) => menu.positions) ?? []
  return new Map(positions.map(({ slug, isStopped }) => [ids.get('position', slug), isStopped]))
}

async function writeDirectory(
  trx: Trx,
  parts: BrandParts,
  { ids, number }: { ids: CatalogueIds; number: number },
): Promise<void> {
  const { slug, whiteLabel, isDefault, hosts } = parts.brand
  const id = ids.get('brand', slug)
  const row = {
    slug,
    whiteLabel,
    isDefault: isDefault ? (1 as const) : (0 as const),
    version: number,
    lists: JSON.stringify(toBrandLists(parts, ids)),
  }
  await trx
    .insertInto('brands')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await trx.deleteFrom('brandHosts').where('brandId', '=', id).execute()
  if (hosts.length > 0) {
    await trx
      .insertInto('brandHosts')
      .values(hosts.map((host) => ({ host, brandId: id })))
      .execute()
  }
}

async function insertVersion(
  trx: Trx,
  version: {
    brandId: number
    number: number
    written: readonly WrittenPart[]
    /** Of the version before: what it shares with this one is stored already. */
    known: PartList
    authorship: Authorship
  },
): Promise<void> {
  const { brandId, number, written } = version
  const known = new Set(Object.values(version.known))
  const fresh = written.filter(({ hash }) => !known.has(hash))
  const { nowMs: at, origin, author, note = '', folder = null } = version.authorship
  const rows = fresh.flatMap(({ hash, content }) =>
    content === undefined ? [] : [{ brandId, hash, content }],
  )
  for (const chunk of inChunks(rows)) {
    await trx
      .insertInto('brandParts')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['brandId', 'hash']).doNothing())
      .execute()
  }
  const parts = JSON.stringify(toPartList(written))
  await trx
    .insertInto('brandVersions')
    .values({ brandId, number, at, origin, author, note, folder, parts })
    .execute()
}
