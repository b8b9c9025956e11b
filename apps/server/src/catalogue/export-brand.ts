import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { getOriginal } from '#catalogue/storing/photo-rows.ts'
import { readStoredCatalogue } from '#catalogue/storing/read-stored-catalogue.ts'
import { writeBrandFolder } from '#catalogue/write-brand-folder.ts'
import type { Db } from '#db/db.ts'

export type ExportResult =
  | { readonly outcome: 'written'; readonly folder: string; readonly ownCode: string[] }
  | { readonly outcome: 'not-empty'; readonly folder: string }
  | { readonly outcome: 'unknown'; readonly known: string[] }

/**
 * The brand as a folder, named after its slug, in or as `outFolder`. `ownCode` lists the components the brand
 * brings: they are built into the storefront and never were in the database.
 */
export async function exportBrand(db: Db, slug: string, outFolder: string): Promise<ExportResult> {
  const { brands } = await readStoredCatalogue(db)
  const stored = brands.find((brand) => brand.slug === slug)
  if (stored === undefined) return { outcome: 'unknown', known: brands.map((brand) => brand.slug) }
  const { catalogue } = stored
  const out = resolve(outFolder)
  const folder = basename(out) === slug ? out : join(out, slug)
  if (existsSync(folder) && readdirSync(folder).length > 0) return { outcome: 'not-empty', folder }
  const sums = new Map(catalogue.files.map(({ path, sha256 }) => [path, sha256]))
  await writeBrandFolder(catalogue, folder, (path) => getOriginal(db.read, sums.get(path) ?? ''))
  const { bootLoader, layout } = catalogue.brand
  const ownCode = [
    ...(bootLoader === 'custom' ? ['boot-loader.tsx'] : []),
    ...(layout === 'custom' ? ['layout.tsx'] : []),
  ]
  return { outcome: 'written', folder, ownCode }
}
