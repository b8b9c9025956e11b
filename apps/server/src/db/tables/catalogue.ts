import type { Generated } from 'kysely'

export type Flag = 0 | 1

/** The origin of a version. An import must not silently undo what the office published. */
export type VersionOrigin = 'import' | 'office' | 'restore'

export interface CatalogueTables {
  /** Every name a brand ever used keeps its number for ever. Rows are only added. */
  catalogueIds: { id: Generated<number>; brand: string; kind: string; slug: string }
  /**
   * A single row. Publications lock it, so that they follow one another. The command that fills a database with the
   * demo marks it.
   */
  catalogueLock: { id: number; filledBy: string | null; filledUntil: number | null }
  /** The directory, a row for each brand. A removed brand has no row. Its numbers and orders stay. */
  brands: {
    id: number
    slug: string
    whiteLabel: string
    isDefault: Flag
    /** The newest version: what customers see. */
    version: number
    /**
     * JSON of BrandLists: the brand's cities, venues and menus, with the fields that lists of several brands need.
     */
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
    /** The checksum of the imported folder's files: an unchanged folder is not read again. */
    folder: string | null
    /** JSON: the hash of each part by its name. */
    parts: string
  }
  /** The pictures that a brand's newest version shows. */
  brandPhotos: { brandId: number; photoHash: string }
  /** The files of all its versions: any of them may be exported or put back. */
  brandFiles: { brandId: number; sha256: string }
  /** Unpublished changes of the office, a row for each changed thing. */
  draftThings: {
    brandId: number
    kind: string
    key: string
    /** JSON of the thing before its first edit. Null: it did not exist. */
    base: string | null
    /** JSON of the thing after the edit. Null: it is deleted. */
    value: string | null
    /** Counts the edits of this thing. An edit based on an older count is a conflict. */
    revision: number
    author: string
    at: number
  }
  /** Links that show a draft. They end with its publication. */
  previews: { tokenHash: string; brandId: number; at: number }
}
