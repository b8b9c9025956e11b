import type { Slug } from '#catalogue/catalogue.ts'
import type { BrandParts, MenuPart } from '#catalogue/parts/brand-parts.ts'
import { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import type { CatalogueKind } from '#catalogue/parts/catalogue-kinds.ts'
import { toBrandParts } from '#catalogue/parts/from-parts.ts'
import { findVersion, getPartText, readPartTexts } from '#catalogue/versions/read-version.ts'
import type { Reads } from '#db/db.ts'
import { BrandAnswers } from './brand-answers.ts'
import { type BrandEntry, toBrandEntry } from './catalogue-index.ts'

/** What objects take up of a part, for each letter of its text: measured (docs/decisions/catalogue.md). */
const bytesPerLetter = 4
const bytesPerId = 200

export interface ReadPart {
  readonly value: unknown
  readonly letters: number
}

export interface LoadedBrand {
  readonly entry: BrandEntry
  /** By hash. */
  readonly parts: ReadonlyMap<string, ReadPart>
  readonly newestId: number
  /** Of all but the prepared answers. */
  readonly bytes: number
}

/** The stored brand makes no sense. A database that cannot be asked is another matter: that passes. */
export class BrokenBrand extends Error {
  override readonly name = 'BrokenBrand'
}

/** The brand as it is stored now; of what `before` has read only the changed parts are read. */
export async function loadBrand(
  reads: Reads,
  slug: Slug,
  before: LoadedBrand | undefined,
): Promise<LoadedBrand | undefined> {
  const version = await findVersion(reads, slug)
  if (version === undefined) return undefined
  const { brandId, number, parts: list } = version
  const missing = Object.values(list).filter((hash) => before?.parts.has(hash) !== true)
  const texts = await readPartTexts(reads, brandId, missing)
  const { ids, newestId } = await readIds(reads, slug, before)
  try {
    const read = new Map<string, ReadPart>()
    const parts = toBrandParts(list, (hash) => {
      // Two empty lists are one part.
      const part = read.get(hash) ?? before?.parts.get(hash) ?? parsePart(getPartText(texts, hash))
      read.set(hash, part)
      return part.value
    })
    const answers = before?.entry.answers ?? new BrandAnswers()
    const shared = before === undefined ? parts : keepSameHeads(parts, before.entry.parts)
    const entry = toBrandEntry({ id: brandId, slug, version: number, parts: shared, ids, answers })
    const letters = [...read.values()].reduce((sum, part) => sum + part.letters, 0)
    const bytes = letters * bytesPerLetter + ids.size * bytesPerId
    return { entry, parts: read, newestId, bytes }
  } catch (error) {
    throw new BrokenBrand(`The brand '${slug}' cannot be read`, { cause: error })
  }
}

function parsePart(text: string): ReadPart {
  return { value: JSON.parse(text) as unknown, letters: text.length }
}

/** A menu whose dishes changed is still called the same: what shows only its name stays. */
function keepSameHeads(parts: BrandParts, before: BrandParts): BrandParts {
  const heads = new Map(before.menus.map(({ menu }) => [JSON.stringify(menu), menu]))
  const keep = (part: MenuPart): MenuPart => {
    const known = heads.get(JSON.stringify(part.menu))
    return known === undefined || known === part.menu ? part : Object.assign(part, { menu: known })
  }
  return { ...parts, menus: parts.menus.map(keep) }
}

async function readIds(
  reads: Reads,
  slug: Slug,
  before: LoadedBrand | undefined,
): Promise<{ ids: CatalogueIds; newestId: number }> {
  const ids = before?.entry.ids ?? new CatalogueIds()
  // Numbers are only ever added, and publications of a brand follow one another.
  const rows = await reads
    .selectFrom('catalogueIds')
    .select(['id', 'kind', 'slug'])
    .where('brand', '=', slug)
    .where('id', '>', before?.newestId ?? 0)
    .orderBy('id')
    .execute()
  for (const row of rows) ids.add(row.kind as CatalogueKind, row.slug, row.id)
  return { ids, newestId: rows.at(-1)?.id ?? before?.newestId ?? 0 }
}
