import type { Catalogue } from '#catalogue/catalogue.ts'
import { describeChanges } from '#catalogue/changes/describe-changes.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { type BrandFiles, openBrandFolder, sumFiles } from '#catalogue/parsing/brand-files.ts'
import type { BrandParts } from '#catalogue/parts/brand-parts.ts'
import { listPhotos, sha256, toPhotoSlug } from '#catalogue/parts/catalogue-kinds.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { encodingSettings } from '#catalogue/pictures/encoding-settings.ts'
import { listPhotoHashes } from '#catalogue/pictures/photo-hashes.ts'
import { preparePictures } from '#catalogue/pictures/prepare-pictures.ts'
import { readBrand } from '#catalogue/read-brand-folder.ts'
import { checkNeighbours, toClashMistakes } from '#catalogue/versions/check-neighbours.ts'
import { type BrandVersion, findVersion, readParts } from '#catalogue/versions/read-version.ts'
import { type Authorship, lockCatalogue, storeVersion } from '#catalogue/versions/store-version.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface ImportOptions {
  readonly nowMs: number
  readonly author: string
  readonly record?: Authorship['record']
  /** Finds out what would change and changes nothing. */
  readonly isDryRun?: boolean
  /** Also over what the office has published since. */
  readonly isForced?: boolean
  readonly onPicture?: (done: number, total: number) => void
}

export type ImportResult =
  | { readonly outcome: 'mistakes'; readonly mistakes: readonly Mistake[] }
  | {
      readonly outcome: 'imported' | 'unchanged' | 'dry-run' | 'needs-force'
      readonly brand: string
      readonly changes: string[]
    }

/** A brand's folder into the database: all of it, or every mistake and nothing. */
export async function importBrand(db: Db, folder: string, options: ImportOptions): Promise<ImportResult> {
  const files = await openBrandFolder(folder)
  const brand = files.name
  // Pictures that are encoded in another way are other pictures.
  const sum = sha256(`${JSON.stringify(encodingSettings)} ${await sumFiles(files)}`)
  const stored = await findVersion(db.read, brand)
  // The very bytes that were checked and stored: nothing is left to be read.
  if (stored?.folder === sum && options.isDryRun !== true) return { outcome: 'unchanged', brand, changes: [] }
  const { catalogue, mistakes } = await readBrand(files)
  if (catalogue === null) return { outcome: 'mistakes', mistakes }
  const clashes = await checkNeighbours(db.read, catalogue)
  if (clashes.length > 0) return { outcome: 'mistakes', mistakes: await toClashMistakes(clashes, files) }

  const parts = stored && (await readParts(db.read, stored))
  const changes = describeChanges(parts === undefined ? null : toCatalogue(parts), catalogue)
  if (options.isDryRun === true) return { outcome: 'dry-run', brand, changes }
  if (changes.length === 0 && parts !== undefined && hasPictures(parts, catalogue)) {
    return { outcome: 'unchanged', brand, changes }
  }
  if (isNotOfFolder(stored) && options.isForced !== true) return { outcome: 'needs-force', brand, changes }
  const broken = await preparePictures(db, catalogue, {
    readImage: (path) => files.read(path),
    nowMs: options.nowMs,
    ...(options.onPicture && { onProgress: options.onPicture }),
  })
  if (broken.length > 0) return { outcome: 'mistakes', mistakes: broken }
  return publish(db, files, { catalogue, sum, changes, options })
}

/** What stands now was not imported: the office has published since, or put an older version back. */
function isNotOfFolder(stored: BrandVersion | undefined): boolean {
  return stored !== undefined && stored.origin !== 'import'
}

async function publish(
  db: Db,
  files: BrandFiles,
  found: { catalogue: Catalogue; sum: string; changes: string[]; options: ImportOptions },
): Promise<ImportResult> {
  const { catalogue, sum, changes, options } = found
  const brand = files.name
  const { nowMs, author, record } = options
  const result = await transaction(db, async (trx) => {
    // Asked again where no other import can come between: one may have stored its brand meanwhile.
    await lockCatalogue(trx)
    const clashes = await checkNeighbours(trx, catalogue)
    if (clashes.length > 0) return clashes
    if (isNotOfFolder(await findVersion(trx, brand)) && options.isForced !== true) return 'needs-force'
    await storeVersion(trx, catalogue, { nowMs, origin: 'import', author, folder: sum, record })
    return 'imported'
  })
  if (typeof result === 'string') return { outcome: result, brand, changes }
  return { outcome: 'mistakes', mistakes: await toClashMistakes(result, files) }
}

/** False after the settings of encoding changed: the same catalogue then gets new pictures. */
function hasPictures({ restos, menus, offers }: BrandParts, catalogue: Catalogue): boolean {
  const stored = Object.assign({}, ...[...restos, ...menus, offers].map(({ pictures }) => pictures)) as object
  const hashes = listPhotoHashes(catalogue)
  return listPhotos(catalogue).every((photo) => {
    const picture: unknown = Reflect.get(stored, toPhotoSlug(photo))
    const isShown = typeof picture === 'object' && picture !== null
    return !isShown || Reflect.get(picture, 'hash') === hashes.get(toPhotoSlug(photo))
  })
}
