import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { findCommonBounds, type Bounds, toUnitX, toUnitY } from '#geo/coordinates.ts'
import type { ImportOptions, ImportSummary } from '#geo/importing/import-options.ts'
import { PmtilesFile } from '#geo/importing/pmtiles-file.ts'
import { TileBatches } from '#geo/importing/tile-batches.ts'
import { MapProblem } from '#geo/map-problem.ts'
import type { MapFile } from '#geo/osm/read-osm.ts'
import { GeoImport } from '#geo/store/geo-import.ts'
import type { CutTile } from '#geo/tiles/cut-tiles.ts'
import type { Db } from '#db/db.ts'

/** Imports the tiles of a ready file. The dataset's addresses stay. */
export async function importPmtiles(db: Db, file: MapFile, options: ImportOptions): Promise<ImportSummary> {
  const { dataset, area, isWithoutTiles = false, onProgress } = options
  if (isWithoutTiles) throw new MapProblem(`${file.path} has tiles alone: leave out --without-tiles.`)
  const handle = await open(file.path)
  try {
    const source = await PmtilesFile.open(handle, file.path)
    const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom, numAddressedTiles } = source.header
    const covered = { west: minLon, south: minLat, east: maxLon, north: maxLat }
    const bounds = area === undefined ? covered : findCommonBounds(covered, area)
    if (bounds === undefined)
      throw new MapProblem('Nothing of the file lies in the area of --bbox (west,south,east,north).')
    const head = {
      dataset,
      source: basename(file.path),
      hasTiles: true,
      hasAddresses: false,
      bounds,
      minZoom,
      maxZoom,
    }
    const target = await GeoImport.start(db, head)
    try {
      const tiles = new TileBatches(target)
      let seen = 0
      for await (const tile of source.tiles()) {
        seen += 1
        if (isTouched(tile, bounds)) await tiles.add(tile)
        onProgress?.('Storing tiles', seen, Math.max(seen, numAddressedTiles))
      }
      await tiles.flush()
      if (tiles.count === 0) throw new MapProblem(`The file ${file.path} has no tiles in it.`)
      await target.publish()
      return { dataset, bounds, tiles: tiles.count, tileBytes: tiles.bytes }
    } catch (error) {
      await target.abandon()
      throw error
    }
  } finally {
    await handle.close()
  }
}

function isTouched({ z, x, y }: CutTile, { west, south, east, north }: Bounds): boolean {
  const size = 2 ** z
  const isBeside = x + 1 < toUnitX(west) * size || x > toUnitX(east) * size
  return !isBeside && y + 1 >= toUnitY(north) * size && y <= toUnitY(south) * size
}
