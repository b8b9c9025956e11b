/** The two storage keys that say which shapes, and whose, the other sixteen hold. */
export interface StorageMark {
  readonly appVersion: string | null
  readonly whiteLabel: string | null
}

/**
 * Whether what is stored belongs to another version of the shapes or to another brand on the same host.
 * An empty mark over a filled storage counts as another version: nobody knows how to read it.
 */
export function mustClearStorage(stored: StorageMark, current: StorageMark): boolean {
  return stored.appVersion !== current.appVersion || toLabel(stored) !== toLabel(current)
}

/** No white label may be stored as an absent key or as an empty text; both are the same brand. */
function toLabel({ whiteLabel }: StorageMark): string {
  return whiteLabel ?? ''
}
