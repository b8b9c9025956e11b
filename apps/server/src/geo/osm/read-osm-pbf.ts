import { type FileHandle, open } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { parse } from 'osm-pbf-parser-node'
import { PbfReader } from 'pbf'
import type { Bounds } from '#geo/coordinates.ts'
import { MapProblem } from '#geo/map-problem.ts'
import type { OsmBatch, OsmElement } from '#geo/osm/osm-element.ts'

/** Limits of the format, https://wiki.openstreetmap.org/wiki/PBF_Format: a larger block means a broken file. */
const maxHeaderBytes = 64 * 1024
const maxBlobBytes = 32 * 1024 * 1024

interface Blob {
  readonly raw?: Uint8Array
  readonly zlib?: Uint8Array
}

/**
 * Splits the blocks here and leaves only their content to the library. On a broken file the library's own stream
 * throws where nobody can catch it and ends the process.
 */
export async function* readOsmPbf(file: string): AsyncGenerator<OsmBatch> {
  const handle = await open(file)
  try {
    let position = 0
    for (;;) {
      const lengthBytes = await readBytes(handle, position, 4)
      if (lengthBytes.length === 0) return
      const headerLength = toLength(lengthBytes, maxHeaderBytes, position)
      const header = readBlobHeader(await getBytes(handle, position + 4, headerLength))
      if (header.size > maxBlobBytes) throw broken(position)
      const bytes = await getBytes(handle, position + 4 + headerLength, header.size)
      position += 4 + headerLength + header.size
      yield { ...readBlock(header.type, bytes, position), bytesRead: position }
    }
  } finally {
    await handle.close()
  }
}

function readBlock(type: string, bytes: Uint8Array, position: number): Omit<OsmBatch, 'bytesRead'> {
  // The format tells readers to skip unknown kinds of blocks.
  if (type !== 'OSMHeader' && type !== 'OSMData') return { elements: [] }
  try {
    const content = unpack(readBlob(bytes))
    if (type === 'OSMHeader') return { elements: [], bounds: readHeaderBounds(content) }
    const elements = parse(content, { withTags: true, withInfo: false })
    return { elements: elements as OsmElement[] }
  } catch (error) {
    if (error instanceof MapProblem) throw error
    throw broken(position, error)
  }
}

function unpack({ raw, zlib }: Blob): Buffer {
  if (zlib !== undefined) return inflateSync(zlib)
  if (raw !== undefined) return Buffer.from(raw)
  throw new MapProblem(
    'The file is packed in a way that is not supported (neither zlib nor raw). Write it again with osmium cat.',
  )
}

function readBlobHeader(bytes: Uint8Array): { type: string; size: number } {
  return new PbfReader(bytes).readFields(
    (field, header, reader) => {
      if (field === 1) header.type = reader.readString()
      else if (field === 3) header.size = reader.readVarint()
    },
    { type: '', size: 0 },
  )
}

function readBlob(bytes: Uint8Array): Blob {
  const empty: { raw?: Uint8Array; zlib?: Uint8Array } = {}
  return new PbfReader(bytes).readFields((field, blob, reader) => {
    if (field === 1) blob.raw = reader.readBytes()
    else if (field === 3) blob.zlib = reader.readBytes()
  }, empty)
}

/** Field numbers of HeaderBBox. Its values are in 1e-9 degree. */
const sides: Readonly<Record<number, keyof Bounds>> = { 1: 'west', 2: 'east', 3: 'north', 4: 'south' }

function readHeaderBounds(bytes: Uint8Array): Bounds | undefined {
  const none: { box?: Bounds } = {}
  return new PbfReader(bytes).readFields((field, header, reader) => {
    if (field !== 1) return
    header.box = reader.readMessage(
      (side, box, inner) => {
        const name = sides[side]
        if (name !== undefined) box[name] = inner.readSVarint() / 1e9
      },
      { west: 0, south: 0, east: 0, north: 0 },
    )
  }, none).box
}

function toLength(bytes: Uint8Array, maximum: number, position: number): number {
  const length = bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  if (length === 0 || length > maximum) throw broken(position)
  return length
}

async function getBytes(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const bytes = await readBytes(handle, position, length)
  if (bytes.length < length) throw broken(position)
  return bytes
}

async function readBytes(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  const { bytesRead } = await handle.read(bytes, 0, length, position)
  return bytes.subarray(0, bytesRead)
}

function broken(position: number, cause?: unknown): MapProblem {
  return new MapProblem(`The file is broken or cut off at byte ${position}. Download it again.`, { cause })
}
