import type { Db } from '#db/db.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { Directory } from '#serving/directory.ts'
import { loadBrand } from '#serving/load-brand.ts'

/** Loads every brand of the database as a server does, sorted by slug. */
export async function readStoredCatalogue(db: Db): Promise<{ brands: BrandEntry[] }> {
  const directory = new Directory()
  await directory.refresh(db.read)
  const brands: BrandEntry[] = []
  for (const { slug } of directory.brands) {
    const loaded = await loadBrand(db.read, slug, undefined)
    if (loaded !== undefined) brands.push(loaded.entry)
  }
  return { brands }
}
