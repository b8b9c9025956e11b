import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { toMistakeLine } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { preparePictures } from '#catalogue/storing/prepare-pictures.ts'
import { storeCatalogue } from '#catalogue/storing/store-catalogue.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { StartProblem } from '#start-problem.ts'

export interface FillOptions {
  readonly brandsFolder: string
  readonly nowMs: number
  readonly onPicture: (done: number, total: number) => void
}

/** Prepares every brand of the folder, then stores them all in one transaction. */
export async function fillDemo(db: Db, options: FillOptions): Promise<void> {
  const { nowMs, onPicture, brandsFolder } = options
  const brands = await readBrands(brandsFolder)
  for (const { folder, catalogue } of brands) {
    const readImage = (path: string): Promise<Uint8Array> => readFile(join(folder, path))
    const mistakes = await preparePictures(db, catalogue, { readImage, nowMs, onProgress: onPicture })
    if (mistakes.length > 0) throw new StartProblem(mistakes.map(toMistakeLine).join('\n'))
  }
  await transaction(db, async (trx) => {
    for (const { catalogue } of brands) await storeCatalogue(trx, catalogue, nowMs)
  })
}

async function readBrands(brandsFolder: string): Promise<{ folder: string; catalogue: Catalogue }[]> {
  const entries = await readdir(brandsFolder, { withFileTypes: true })
  const brands: { folder: string; catalogue: Catalogue }[] = []
  for (const name of entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()) {
    const folder = join(brandsFolder, name)
    const { catalogue, mistakes } = await readBrandFolder(folder)
    if (catalogue === null) {
      throw new StartProblem(`brands/${name} has mistakes:\n${mistakes.map(toMistakeLine).join('\n')}`)
    }
    brands.push({ folder, catalogue })
  }
  return brands
}
