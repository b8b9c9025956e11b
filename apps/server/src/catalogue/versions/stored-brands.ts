import type { Catalogue, Slug } from '#catalogue/catalogue.ts'
import { readIds } from '#catalogue/parts/assign-ids.ts'
import type { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { findVersion, readParts } from '#catalogue/versions/read-version.ts'
import type { Reads } from '#db/db.ts'

/** A brand's newest version, whole, with its numbers: for commands, which look at brands one after another. */
export interface StoredBrand {
  readonly id: number
  readonly slug: Slug
  readonly catalogue: Catalogue
  readonly ids: CatalogueIds
}

/** Every brand of the database, by slug. */
export async function readStoredBrands(reads: Reads): Promise<StoredBrand[]> {
  const rows = await reads.selectFrom('brands').select(['id', 'slug']).orderBy('slug').execute()
  const brands: StoredBrand[] = []
  for (const { id, slug } of rows) {
    const version = await findVersion(reads, slug)
    if (version === undefined) continue
    const catalogue = toCatalogue(await readParts(reads, version))
    brands.push({ id, slug, catalogue, ids: await readIds(reads, slug) })
  }
  return brands
}
