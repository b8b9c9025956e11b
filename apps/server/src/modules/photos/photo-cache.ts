/** The most recently used pictures up to a size in bytes. A restart or a rare picture costs one read. */
export class PhotoCache {
  readonly #maxBytes: number
  /** Least recently used first: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, Buffer>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string): Buffer | undefined {
    const found = this.#entries.get(key)
    if (found === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, found)
    return found
  }

  keep(key: string, picture: Buffer): void {
    this.#drop(key)
    this.#entries.set(key, picture)
    this.#bytes += picture.byteLength
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.byteLength ?? 0
    this.#entries.delete(key)
  }
}
