/** A Storage that never throws. Private modes forbid it, quotas end it, and a visit has to go on without it. */
export interface GuardedStorage {
  read: (key: string) => string | null
  /** False when it could not be kept. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  clear: () => void
}

/** `open` is a function because a forbidden storage throws as soon as it is touched. */
export function guardStorage(open: () => Storage): GuardedStorage {
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(open())
    } catch (error) {
      // SecurityError: forbidden; QuotaExceededError: full; TypeError: no such thing (a webview without storage).
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
