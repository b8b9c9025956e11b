import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { getOriginal } from '#catalogue/pictures/photo-rows.ts'
import { findVersion, readParts } from '#catalogue/versions/read-version.ts'
import { writeBrandFolder } from '#catalogue/write-brand-folder.ts'
import type { Db, Reads } from '#db/db.ts'

export type ExportResult =
  | { readonly outcome: 'written'; readonly folder: string; readonly ownCode: string[] }
  | { readonly outcome: 'not-empty'; readonly folder: string }
  | { readonly outcome: 'unknown'; readonly known: string[] }
  | { readonly outcome: 'no-version' }

/**
 * A version of the brand, the newest unless told, as a folder named after its slug, in or as `outFolder`. `ownCode`
 * lists the components the brand brings: they are built into the storefront and never were in the database.
 */
export async function exportBrand(
  db: Db,
  slug: string,
  outFolder: string,
  number?: number,
): Promise<ExportResult> {
  const version = await findVersion(db.read, slug, number)
  if (version === undefined) {
    const known = await listBrandSlugs(db.read)
    return known.includes(slug) ? { outcome: 'no-version' } : { outcome: 'unknown', known }
  }
  const catalogue = toCatalogue(await readParts(db.read, version))
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

export async function listBrandSlugs(reads: Reads): Promise<string[]> {
  const rows = await reads.selectFrom('brands').select('slug').orderBy('slug').execute()
  return rows.map(({ slug }) => slug)
}
