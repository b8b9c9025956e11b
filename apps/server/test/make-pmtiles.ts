import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'

interface PackedTile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly bytes: Uint8Array
}

const headerBytes = 127
const gzip = 2
const mvt = 1

/** A small Protomaps file: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function makePmtiles(
  tiles: readonly PackedTile[],
  bounds: readonly [number, number, number, number],
): Buffer {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes: gzipSync(bytes) }))
    .toSorted((a, b) => a.id - b.id)
  const directory = new PbfWriter()
  directory.writeVarint(sorted.length)
  for (const [index, { id }] of sorted.entries()) directory.writeVarint(id - (sorted[index - 1]?.id ?? 0))
  for (const _ of sorted) directory.writeVarint(1)
  for (const { bytes } of sorted) directory.writeVarint(bytes.length)
  // 0: right behind the one before; the first is at offset 0, written as 1.
  for (const index of sorted.keys()) directory.writeVarint(index === 0 ? 1 : 0)
  const root = gzipSync(directory.finish())
  const metadata = gzipSync(JSON.stringify({}))
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes))
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  const sections = [root.length, metadata.length, 0, data.length]
  let offset = headerBytes
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(sorted.length), at)
  header.writeUInt8(1, 96)
  header.writeUInt8(gzip, 97)
  header.writeUInt8(gzip, 98)
  header.writeUInt8(mvt, 99)
  header.writeUInt8(Math.min(...tiles.map(({ z }) => z)), 100)
  header.writeUInt8(Math.max(...tiles.map(({ z }) => z)), 101)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  return Buffer.concat([header, root, metadata, data])
}
