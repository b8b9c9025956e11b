import { open } from 'node:fs/promises'
import { MapProblem } from '#geo/map-problem.ts'
import type { OsmBatch } from '#geo/osm/osm-element.ts'
import { readOsmPbf } from '#geo/osm/read-osm-pbf.ts'
import { readOsmXml } from '#geo/osm/read-osm-xml.ts'

export type MapFormat = 'pbf' | 'xml' | 'xml-gzip' | 'pmtiles'

export interface MapFile {
  readonly path: string
  readonly sizeBytes: number
  readonly format: MapFormat
}

const signatureBytes = 64

/** Recognises the format by content, because downloads have all kinds of names. */
export async function openMapFile(path: string): Promise<MapFile> {
  const handle = await open(path).catch((error: unknown) => {
    throw new MapProblem(`The file ${path} cannot be read.`, { cause: error })
  })
  try {
    const info = await handle.stat()
    if (!info.isFile()) throw new MapProblem(`${path} is not a file.`)
    if (info.size === 0) throw new MapProblem(`The file ${path} is empty.`)
    const start = Buffer.alloc(signatureBytes)
    await handle.read(start, 0, signatureBytes, 0)
    return { path, sizeBytes: info.size, format: toFormat(start, path) }
  } finally {
    await handle.close()
  }
}

export function readOsm({ path, format }: MapFile): AsyncGenerator<OsmBatch> {
  return format === 'pbf' ? readOsmPbf(path) : readOsmXml(path, format === 'xml-gzip')
}

function toFormat(start: Buffer, path: string): MapFormat {
  if (start.subarray(0, 7).toString('latin1') === 'PMTiles') return 'pmtiles'
  if (start.includes('OSMHeader')) return 'pbf'
  if (start[0] === 0x1f && start[1] === 0x8b) return 'xml-gzip'
  if (/^[\s\uFEFF]*</.test(start.toString('utf8'))) return 'xml'
  throw new MapProblem(`${path} is no map file that is known here: .osm.pbf, .osm, .osm.gz or .pmtiles.`)
}
