import { basename } from 'node:path'
import { fromE7 } from '#geo/coordinates.ts'
import type { AddressBook } from '#geo/addresses/address-book.ts'
import { type AddressNotes, toAddressBook } from '#geo/addresses/to-address-book.ts'
import type { ImportOptions, ImportSummary } from '#geo/importing/import-options.ts'
import { TileBatches } from '#geo/importing/tile-batches.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { readExtract } from '#geo/osm/read-extract.ts'
import type { MapFile } from '#geo/osm/read-osm.ts'
import { GeoImport } from '#geo/store/geo-import.ts'
import { countTiles, cutTiles, tileMaxZoom } from '#geo/tiles/cut-tiles.ts'
import { type MapFeature, toPointFeature } from '#geo/tiles/map-feature.ts'
import { isDrawnArea } from '#geo/tiles/to-area-features.ts'
import { type DrawnMap, toMapFeatures } from '#geo/tiles/to-map-features.ts'
import type { Db } from '#db/db.ts'

interface Prepared {
  readonly book: AddressBook
  readonly notes: AddressNotes
  readonly map: DrawnMap
}

/** Reads and understands the whole file before it writes a row, so a broken file changes nothing. */
export async function importOsm(db: Db, file: MapFile, options: ImportOptions): Promise<ImportSummary> {
  const { dataset, isWithoutTiles = false, onProgress } = options
  const { book, notes, map } = await prepare(file, options)
  const target = await GeoImport.start(db, {
    dataset,
    source: basename(file.path),
    hasTiles: !isWithoutTiles,
    hasAddresses: true,
    bounds: map.bounds,
    minZoom: 0,
    maxZoom: tileMaxZoom,
  })
  try {
    const tiles = new TileBatches(target)
    if (!isWithoutTiles) await drawTiles(map, tiles, onProgress)
    await target.addAddresses(book, (done) => onProgress?.('Storing addresses', done, book.addresses.length))
    await target.publish()
    const { cities, streets, addresses } = book
    return {
      dataset,
      bounds: map.bounds,
      tiles: tiles.count,
      tileBytes: tiles.bytes,
      addresses: { cities: cities.length, streets: streets.length, houseNumbers: addresses.length, notes },
    }
  } catch (error) {
    await target.abandon()
    throw error
  }
}

/** A function of its own, so that the raw file can be garbage collected before the tiles are cut. */
async function prepare(
  file: MapFile,
  { area, isWithoutTiles, onProgress }: ImportOptions,
): Promise<Prepared> {
  const extract = await readExtract(file, {
    area,
    needsWhole: isWithoutTiles === true ? undefined : isDrawnArea,
    onProgress,
  })
  const { book, notes } = toAddressBook(extract)
  const drawn = isWithoutTiles === true ? { features: [], bounds: extract.bounds } : toMapFeatures(extract)
  if (drawn.features.length === 0 && book.addresses.length === 0 && book.streets.length === 0) {
    throw new MapProblem(
      `${file.path} has ${extract.elementCount} elements, but neither streets nor houses nor anything to draw.`,
    )
  }
  const map = { ...drawn, features: [...drawn.features, ...toNumberLabels(book)] }
  return { book, notes, map }
}

async function drawTiles(
  map: DrawnMap,
  tiles: TileBatches,
  onProgress: ImportOptions['onProgress'],
): Promise<void> {
  const total = countTiles(map.bounds)
  for (const tile of cutTiles(map.features, map.bounds)) {
    await tiles.add(tile)
    onProgress?.('Drawing tiles', Math.min(total - 1, tiles.count), total)
  }
  await tiles.flush()
  onProgress?.('Drawing tiles', total, total)
}

function toNumberLabels({ addresses }: AddressBook): MapFeature[] {
  return addresses.map(({ houseNumber, lngE7, latE7 }) =>
    toPointFeature([fromE7(lngE7), fromE7(latE7)], {
      layer: 'buildings',
      minZoom: tileMaxZoom,
      properties: { kind: 'address', addr_housenumber: houseNumber },
    }),
  )
}
