/** Pictures by content hash. A row never changes, so it can be cached for ever. */
export interface PhotoTables {
  photos: {
    /** The hash of the original's content and of the encoding settings. */
    hash: string
    width: number
    height: number
    placeholder: string
    /** When the last brand stopped showing it. It is deleted later, because pages and caches still name it. */
    unusedSince: number | null
  }
  photoVariants: { photoHash: string; width: number; format: string; bytes: Uint8Array }
  /** Original files of brands' folders, for an export and for encoding anew. */
  originals: { sha256: string; bytes: Uint8Array; unusedSince: number | null }
}
