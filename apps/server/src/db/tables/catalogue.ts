import type { Generated } from 'kysely'

export type Flag = 0 | 1

/** How a version came to be. An import may not quietly undo what the office has published. */
export type VersionOrigin = 'import' | 'office' | 'restore'

export interface CatalogueTables {
  /** Every name a brand ever used keeps its number for ever; rows are only added. */
  catalogueIds: { id: Generated<number>; brand: string; kind: string; slug: string }
  /** One row. Publications lock it, so that they follow one another; whoever fills a database with the demo signs it. */
  catalogueLock: { id: number; filledBy: string | null; filledUntil: number | null }
  /** The directory: a row a brand. A removed brand has none; its numbers and its orders stay. */
  brands: {
    id: number
    slug: string
    whiteLabel: string
    isDefault: Flag
    /** The newest version: what customers see. */
    version: number
    /** JSON of BrandLists: which cities, venues and menus are the brand's, with what lists of several brands say. */
    lists: string
  }
  brandHosts: { host: string; brandId: number }
  /** Pieces of a brand as canonical JSON under the hash of their text. Never changed. */
  brandParts: { brandId: number; hash: string; content: string }
  brandVersions: {
    brandId: number
    number: number
    at: number
    origin: VersionOrigin
    author: string
    note: string
    /** The sum of the imported folder's files: the same folder again needs no second look. */
    folder: string | null
    /** JSON: the hash of each part by its name. */
    parts: string
  }
  /** The pictures that a brand's newest version shows. */
  brandPhotos: { brandId: number; photoHash: string }
  /** The files of all its versions: any of them may be exported or put back. */
  brandFiles: { brandId: number; sha256: string }
  /** What the office has changed and not published yet, a row a thing. */
  draftThings: {
    brandId: number
    kind: string
    key: string
    /** JSON of the thing as it was when its first edit began; null: it did not exist. */
    base: string | null
    /** JSON of the thing as it is to be; null: it is to go. */
    value: string | null
    /** Counts the edits of this thing: who edits an older one is told of a conflict. */
    revision: number
    author: string
    at: number
  }
  /** Links that show a draft; they end with its publication. */
  previews: { tokenHash: string; brandId: number; at: number }
}
