import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { type Mistake, toMistakeLine } from '#catalogue/mistake.ts'
import { type BrandFiles, openBrandFolder } from '#catalogue/parsing/brand-files.ts'
import { readBrand } from '#catalogue/read-brand-folder.ts'
import { checkNeighbours, toClashMistakes } from '#catalogue/versions/check-neighbours.ts'
import { preparePictures } from '#catalogue/pictures/prepare-pictures.ts'
import { storeVersion } from '#catalogue/versions/store-version.ts'
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
  for (const { folder, files, catalogue } of brands) {
    const readImage = (path: string): Promise<Uint8Array> => files.read(path)
    const mistakes = await preparePictures(db, catalogue, { readImage, nowMs, onProgress: onPicture })
    if (mistakes.length > 0) throw toStartProblem(folder, mistakes)
  }
  await transaction(db, async (trx) => {
    for (const { folder, files, catalogue } of brands) {
      const clashes = await checkNeighbours(trx, catalogue)
      if (clashes.length > 0) throw toStartProblem(folder, await toClashMistakes(clashes, files))
      await storeVersion(trx, catalogue, { nowMs, origin: 'import', author: 'demo' })
    }
  })
}

function toStartProblem(folder: string, mistakes: readonly Mistake[]): StartProblem {
  return new StartProblem(
    `brands/${basename(folder)} has mistakes:\n${mistakes.map(toMistakeLine).join('\n')}`,
  )
}

interface ReadBrand {
  readonly folder: string
  readonly files: BrandFiles
  readonly catalogue: Catalogue
}

async function readBrands(brandsFolder: string): Promise<ReadBrand[]> {
  const entries = await readdir(brandsFolder, { withFileTypes: true })
  const brands: ReadBrand[] = []
  for (const name of entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted()) {
    const folder = join(brandsFolder, name)
    const files = await openBrandFolder(folder)
    const { catalogue, mistakes } = await readBrand(files)
    if (catalogue === null) throw toStartProblem(folder, mistakes)
    brands.push({ folder, files, catalogue })
  }
  return brands
}
