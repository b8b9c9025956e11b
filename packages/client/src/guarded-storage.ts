/** A Storage that never throws. Private modes forbid it and quotas limit it, and the visit has to go on. */
export interface GuardedStorage {
  read: (key: string) => string | null
  /** False if it could not be stored. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  clear: () => void
}

/** A function, because a forbidden storage throws as soon as it is read. */
export function guardStorage(open: () => Storage): GuardedStorage {
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(open())
    } catch (error) {
      // SecurityError: forbidden. QuotaExceededError: full. TypeError: there is no storage (a webview).
      if (error instanceof DOMException || error instanceof TypeError) return otherwise
      throw error
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    clear: () => attempt((storage) => storage.clear(), undefined),
  }
}
