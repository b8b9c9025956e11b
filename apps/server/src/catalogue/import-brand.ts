import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { describeChanges } from '#catalogue/changes/describe-changes.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { checkNeighbours, toClashMistakes } from '#catalogue/storing/check-neighbours.ts'
import { listPhotos, toPhotoSlug } from '#catalogue/storing/catalogue-kinds.ts'
import { listPhotoHashes } from '#catalogue/storing/photo-hashes.ts'
import { preparePictures } from '#catalogue/storing/prepare-pictures.ts'
import { readStoredCatalogue } from '#catalogue/storing/read-stored-catalogue.ts'
import { lockCatalogue, storeCatalogue } from '#catalogue/storing/store-catalogue.ts'
import type { StoredBrand } from '#catalogue/storing/stored-catalogue.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface ImportOptions {
  readonly nowMs: number
  /** Finds out what would change and changes nothing. */
  readonly isDryRun?: boolean
  readonly onPicture?: (done: number, total: number) => void
}

export type ImportResult =
  | { readonly outcome: 'mistakes'; readonly mistakes: readonly Mistake[] }
  | {
      readonly outcome: 'imported' | 'unchanged' | 'dry-run'
      readonly brand: string
      readonly changes: string[]
    }

/** A brand's folder into the database: all of it, or every mistake and nothing. */
export async function importBrand(db: Db, folder: string, options: ImportOptions): Promise<ImportResult> {
  const { catalogue, mistakes } = await readBrandFolder(folder)
  if (catalogue === null) return { outcome: 'mistakes', mistakes }
  const clashes = await checkNeighbours(db.read, catalogue)
  if (clashes.length > 0) return { outcome: 'mistakes', mistakes: await toClashMistakes(clashes, folder) }

  const brand = catalogue.brand.slug
  const stored = (await readStoredCatalogue(db)).brands.find(({ slug }) => slug === brand)
  const changes = describeChanges(stored?.catalogue ?? null, catalogue)
  if (options.isDryRun === true) return { outcome: 'dry-run', brand, changes }
  if (changes.length === 0 && stored !== undefined && hasPictures(stored, catalogue)) {
    return { outcome: 'unchanged', brand, changes }
  }

  const broken = await preparePictures(db, catalogue, {
    readImage: (path) => readFile(join(folder, path)),
    nowMs: options.nowMs,
    ...(options.onPicture && { onProgress: options.onPicture }),
  })
  if (broken.length > 0) return { outcome: 'mistakes', mistakes: broken }
  const late = await transaction(db, async (trx) => {
    // Asked again where no other import can come between: one may have stored its brand meanwhile.
    await lockCatalogue(trx)
    const found = await checkNeighbours(trx, catalogue)
    if (found.length === 0) await storeCatalogue(trx, catalogue, options.nowMs)
    return found
  })
  if (late.length > 0) return { outcome: 'mistakes', mistakes: await toClashMistakes(late, folder) }
  return { outcome: 'imported', brand, changes }
}

/** False after the settings of encoding changed: the same catalogue then gets new pictures. */
function hasPictures(stored: StoredBrand, catalogue: Catalogue): boolean {
  const hashes = listPhotoHashes(catalogue)
  return listPhotos(catalogue).every(
    (photo) => stored.getPicture(photo).hash === hashes.get(toPhotoSlug(photo)),
  )
}
