import type { Slug } from '#catalogue/catalogue.ts'
import type { BrandParts, PartList } from '#catalogue/parts/brand-parts.ts'
import { toBrandParts } from '#catalogue/parts/from-parts.ts'
import { inChunks } from '#db/in-chunks.ts'
import type { Reads } from '#db/db.ts'
import type { VersionOrigin } from '#db/tables/catalogue.ts'

export interface BrandVersion {
  readonly brandId: number
  readonly number: number
  readonly at: number
  readonly origin: VersionOrigin
  readonly author: string
  readonly note: string
  readonly folder: string | null
  readonly parts: PartList
}

/** The newest version of a brand, or the one with this number. */
export async function findVersion(
  reads: Reads,
  slug: Slug,
  number?: number,
): Promise<BrandVersion | undefined> {
  const row = await reads
    .selectFrom('brands')
    .innerJoin('brandVersions', 'brandVersions.brandId', 'brands.id')
    .where('brands.slug', '=', slug)
    .where((eb) =>
      number === undefined
        ? eb('brandVersions.number', '=', eb.ref('brands.version'))
        : eb('brandVersions.number', '=', number),
    )
    .selectAll('brandVersions')
    .executeTakeFirst()
  return row && { ...row, parts: JSON.parse(row.parts) as PartList }
}

/** The texts of these parts, by hash. One that is missing is a fault: versions name only what was stored. */
export async function readPartTexts(
  reads: Reads,
  brandId: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const chunk of inChunks([...new Set(hashes)].map((hash) => ({ hash })))) {
    const rows = await reads
      .selectFrom('brandParts')
      .select(['hash', 'content'])
      .where('brandId', '=', brandId)
      .where(
        'hash',
        'in',
        chunk.map(({ hash }) => hash),
      )
      .execute()
    for (const { hash, content } of rows) texts.set(hash, content)
  }
  return texts
}

/** All parts of a version, parsed. */
export async function readParts(
  reads: Reads,
  { brandId, parts }: Pick<BrandVersion, 'brandId' | 'parts'>,
): Promise<BrandParts> {
  const texts = await readPartTexts(reads, brandId, Object.values(parts))
  return toBrandParts(parts, (hash) => JSON.parse(getPartText(texts, hash)) as unknown)
}

export function getPartText(texts: ReadonlyMap<string, string>, hash: string): string {
  const text = texts.get(hash)
  if (text === undefined) throw new Error(`The part ${hash} is missing`)
  return text
}
