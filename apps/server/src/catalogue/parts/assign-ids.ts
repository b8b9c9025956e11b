import type { Catalogue } from '#catalogue/catalogue.ts'
import { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import { type CatalogueKind, catalogueKinds, listSlugs } from '#catalogue/parts/catalogue-kinds.ts'
import { inChunks } from '#db/in-chunks.ts'
import type { Reads, Trx } from '#db/db.ts'

/** The numbers a brand's names have had so far. */
export async function readIds(reads: Reads, brand: string): Promise<CatalogueIds> {
  const ids = new CatalogueIds()
  const rows = await reads
    .selectFrom('catalogueIds')
    .select(['id', 'kind', 'slug'])
    .where('brand', '=', brand)
    .execute()
  for (const row of rows) ids.add(row.kind as CatalogueKind, row.slug, row.id)
  return ids
}

/** A name keeps the number it once got, also when it was away in between; a new name gets a number nobody had. */
export async function assignIds(trx: Trx, catalogue: Catalogue): Promise<CatalogueIds> {
  const brand = catalogue.brand.slug
  const ids = await readIds(trx, brand)
  const slugs = listSlugs(catalogue)
  const missing = catalogueKinds.flatMap((kind) =>
    slugs[kind].filter((slug) => ids.find(kind, slug) === undefined).map((slug) => ({ brand, kind, slug })),
  )
  for (const rows of inChunks(missing)) {
    const added = await trx
      .insertInto('catalogueIds')
      .values(rows)
      .returning(['id', 'kind', 'slug'])
      .execute()
    for (const row of added) ids.add(row.kind as CatalogueKind, row.slug, row.id)
  }
  return ids
}
