/** Pictures by content: rows are written once and never change, so they can be served and kept for ever. */
export interface PhotoTables {
  photos: {
    /** Of the original's content and the settings of encoding. */
    hash: string
    width: number
    height: number
    placeholder: string
    /** Since no brand shows it any more; it goes a while later, because pages and caches still name it. */
    unusedSince: number | null
  }
  photoVariants: { photoHash: string; width: number; format: string; bytes: Uint8Array }
  /** Files of brands' folders as they came, for an export and for encoding anew. */
  originals: { sha256: string; bytes: Uint8Array; unusedSince: number | null }
}
