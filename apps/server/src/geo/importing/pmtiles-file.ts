import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import {
  Compression,
  type Entry,
  type Header,
  PMTiles,
  type RangeResponse,
  type Source,
  tileIdToZxy,
  TileType,
} from 'pmtiles'
import { MapProblem, toBrokenFile } from '#geo/map-problem.ts'
import type { CutTile } from '#geo/tiles/cut-tiles.ts'

const unpackers: Partial<Record<Compression, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  [Compression.None]: (bytes) => Promise.resolve(bytes),
  [Compression.Gzip]: promisify(gunzip),
  [Compression.Brotli]: promisify(brotliDecompress),
  [Compression.Zstd]: promisify(zstdDecompress),
}

/** A ready Protomaps file, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export class PmtilesFile {
  readonly header: Header
  readonly #archive: PMTiles

  private constructor(archive: PMTiles, header: Header) {
    this.#archive = archive
    this.header = header
  }

  static async open(handle: FileHandle, path: string): Promise<PmtilesFile> {
    const archive = new PMTiles(new HandleSource(handle, path))
    const header = await archive.getHeader().catch((error: unknown) => {
      throw toBrokenFile(error)
    })
    if (header.tileType !== TileType.Mvt) {
      throw new MapProblem(
        'The file has pictures or another kind of tile; only vector tiles (MVT) can be drawn here.',
      )
    }
    if (unpackers[header.tileCompression] === undefined) {
      throw new MapProblem('The tiles of the file are packed in an unknown way.')
    }
    return new PmtilesFile(archive, header)
  }

  async *tiles(): AsyncGenerator<CutTile> {
    const { rootDirectoryOffset, rootDirectoryLength } = this.header
    try {
      yield* this.#directory(rootDirectoryOffset, rootDirectoryLength)
    } catch (error) {
      throw error instanceof MapProblem ? error : toBrokenFile(error)
    }
  }

  async *#directory(offset: number, length: number): AsyncGenerator<CutTile> {
    const { cache, source } = this.#archive
    const entries = await cache.getDirectory(source, offset, length, this.header)
    for (const entry of entries) {
      if (entry.runLength === 0)
        yield* this.#directory(this.header.leafDirectoryOffset + entry.offset, entry.length)
      else yield* this.#run(entry)
    }
  }

  /** One stored tile may stand for many neighbours, for example on open sea. */
  async *#run({ tileId, runLength, offset, length }: Entry): AsyncGenerator<CutTile> {
    const { data } = await this.#archive.source.getBytes(this.header.tileDataOffset + offset, length)
    const unpack = unpackers[this.header.tileCompression]
    const bytes = await unpack?.(new Uint8Array(data))
    if (bytes === undefined) return
    for (let id = tileId; id < tileId + runLength; id++) {
      const [z, x, y] = tileIdToZxy(id)
      yield { z, x, y, bytes }
    }
  }
}

class HandleSource implements Source {
  readonly #handle: FileHandle
  readonly #key: string

  constructor(handle: FileHandle, key: string) {
    this.#handle = handle
    this.#key = key
  }

  getKey(): string {
    return this.#key
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const bytes = new Uint8Array(length)
    const { bytesRead } = await this.#handle.read(bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  }
}
