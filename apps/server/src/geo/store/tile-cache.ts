import type { TileAddress } from '#geo/coordinates.ts'
import type { Db } from '#db/db.ts'

const maxBytes = 48 * 1024 * 1024
/** What an entry weighs besides its bytes. */
const entryBytes = 200

/** The most recent tiles, because everybody looks at the same few streets around a venue. */
export class TileCache {
  readonly #db: Db
  readonly #tiles = new Map<string, Uint8Array | undefined>()
  #bytes = 0

  constructor(db: Db) {
    this.#db = db
  }

  /** Gzipped. Undefined where the map is empty. */
  async find(importId: number, { z, x, y }: TileAddress): Promise<Uint8Array | undefined> {
    const key = `${importId}/${z}/${x}/${y}`
    if (this.#tiles.has(key)) {
      const kept = this.#tiles.get(key)
      this.#tiles.delete(key)
      this.#tiles.set(key, kept)
      return kept
    }
    const row = await this.#db.read
      .selectFrom('geoTiles')
      .select('bytes')
      .where('importId', '=', importId)
      .where('z', '=', z)
      .where('x', '=', x)
      .where('y', '=', y)
      .executeTakeFirst()
    this.#keep(key, row?.bytes)
    return row?.bytes
  }

  #keep(key: string, bytes: Uint8Array | undefined): void {
    if (this.#tiles.has(key)) return
    this.#tiles.set(key, bytes)
    this.#bytes += weightOf(bytes)
    for (const [oldest, old] of this.#tiles) {
      if (this.#bytes <= maxBytes) return
      this.#tiles.delete(oldest)
      this.#bytes -= weightOf(old)
    }
  }
}

function weightOf(bytes: Uint8Array | undefined): number {
  return entryBytes + (bytes?.length ?? 0)
}
