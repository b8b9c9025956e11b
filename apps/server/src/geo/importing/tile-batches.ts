import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CutTile } from '#geo/tiles/cut-tiles.ts'
import type { GeoImport } from '#geo/store/geo-import.ts'

const tilesPerBatch = 64
const gzipAsync = promisify(gzip)

/** Compresses tiles in background threads and stores a few at a time, so memory never holds all. */
export class TileBatches {
  readonly #target: GeoImport
  #waiting: CutTile[] = []
  count = 0
  bytes = 0

  constructor(target: GeoImport) {
    this.#target = target
  }

  async add(tile: CutTile): Promise<void> {
    this.#waiting.push(tile)
    if (this.#waiting.length >= tilesPerBatch) await this.flush()
  }

  async flush(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    const packed = await Promise.all(
      batch.map(async ({ z, x, y, bytes }) => ({ z, x, y, bytes: await gzipAsync(bytes) })),
    )
    await this.#target.addTiles(packed)
    this.count += packed.length
    for (const { bytes } of packed) this.bytes += bytes.length
  }
}
