const origin = 'https://shop.example'

interface Entry {
  readonly url: string
  readonly locale: string | null
  readonly response: Response
}

function toWanted(key: Request | string, ignoreVary = false) {
  const url = new URL(typeof key === 'string' ? key : key.url, origin).href
  const locale = typeof key === 'string' ? null : key.headers.get('accept-language')
  const isSame = (entry: Entry): boolean => {
    const isByLanguage = !ignoreVary && entry.response.headers.get('vary') === 'accept-language'
    return url === entry.url && (!isByLanguage || locale === entry.locale)
  }
  return { url, locale, isSame }
}

/**
 * The part of a Cache that the worker uses: keys in the order of their puts, separate by language if the answer
 * varies.
 */
class FakeCache {
  entries: readonly Entry[] = []
  isFull = false

  async match(key: Request | string, { ignoreVary = false } = {}) {
    return this.entries.find(toWanted(key, ignoreVary).isSame)?.response.clone()
  }

  async put(key: Request | string, response: Response) {
    if (this.isFull) throw new DOMException('No room', 'QuotaExceededError')
    const { url, locale, isSame } = toWanted(key)
    this.entries = [...this.entries.filter((entry) => !isSame(entry)), { url, locale, response }]
  }

  async delete(key: Request | string) {
    const { isSame } = toWanted(key)
    this.entries = this.entries.filter((entry) => !isSame(entry))
  }

  async keys() {
    return this.entries.map(({ url, locale }) => {
      return new Request(url, { headers: locale === null ? {} : { 'accept-language': locale } })
    })
  }

  async addAll(files: readonly string[]) {
    for (const file of files) await this.put(file, await fetch(file))
  }
}

/** A browser's `caches`, for tests. */
export function makeCaches() {
  const named = new Map<string, FakeCache>()
  const open = (name: string) => {
    const cache = named.get(name) ?? new FakeCache()
    named.set(name, cache)
    return cache
  }
  return {
    named,
    open: async (name: string) => open(name),
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
    match: async (key: Request | string, options: { cacheName: string; ignoreVary: boolean }) =>
      named.get(options.cacheName)?.match(key, options),
  }
}
