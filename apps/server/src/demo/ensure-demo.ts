import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { toMistakeLine } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { preparePictures } from '#catalogue/storing/prepare-pictures.ts'
import { storeCatalogue } from '#catalogue/storing/store-catalogue.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { fillOnce, hasBrands } from '#demo/fill-lease.ts'
import { makeProgressLine } from '#progress-line.ts'
import { StartProblem } from '#start-problem.ts'

export interface DemoOptions {
  readonly isProduction: boolean
  readonly brandsFolder?: string
  readonly nowMs: number
  readonly say: (line: string) => void
  readonly onPicture: (done: number, total: number) => void
}

/** As the starting server wants it: progress for whoever watches, apart from what a program would read. */
export function toDemoOptions(isProduction: boolean): DemoOptions {
  return {
    isProduction,
    nowMs: Date.now(),
    say: (line) => void process.stderr.write(`${line}\n`),
    onPicture: makeProgressLine('Preparing demo pictures'),
  }
}

const demoFolder = join(import.meta.dirname, '../../../../brands')

/**
 * Outside production a database without brands gets those of brands/, once, whichever process comes first.
 * Either all of them are there afterwards or none: half a demonstration would never be completed.
 */
export async function ensureDemo(db: Db, options: DemoOptions): Promise<void> {
  if (await hasBrands(db)) return
  if (options.isProduction) {
    options.say(
      'The database has no brand yet, so there is nothing to sell. Import one: npm run catalogue -- import BRAND_FOLDER (docs/adding-a-brand.md). A running server shows it within a second.',
    )
    return
  }
  await fillOnce(
    db,
    () => fill(db, options),
    () => options.say('Another process is preparing the demonstration; waiting for it.'),
  )
}

async function fill(db: Db, options: DemoOptions): Promise<void> {
  const { nowMs, onPicture, brandsFolder = demoFolder } = options
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
