import type { Insertable } from 'kysely'
import type { Bounds, TileAddress } from '#geo/coordinates.ts'
import type { AddressBook, LocalNames } from '#geo/addresses/address-book.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { toNameRows } from '#geo/store/name-rows.ts'
import { removeImport } from '#geo/store/remove-import.ts'
import { recordChange } from '#db/change-log.ts'
import type { Db, Trx } from '#db/db.ts'
import type { GeoTables } from '#db/tables/geo.ts'
import { transaction } from '#db/transaction.ts'

/** Every process drops its map and addresses when this topic changes. */
export const geoTopic = 'geo'

export interface ImportHead {
  readonly dataset: string
  readonly source: string
  readonly hasTiles: boolean
  readonly hasAddresses: boolean
  readonly bounds: Bounds
  readonly minZoom: number
  readonly maxZoom: number
}

export interface TileRow extends TileAddress {
  /** Gzipped. */
  readonly bytes: Uint8Array
}

type AddressTable = 'geoPlaces' | 'geoPlaceNames' | 'geoStreets' | 'geoStreetNames' | 'geoAddresses'

const rowsPerInsert = 2000

/**
 * Writes an import in many small transactions, so that orders are taken meanwhile, and publishes it in one. Until
 * then customers have the old map. A broken import leaves only rows that nobody sees.
 */
export class GeoImport {
  readonly id: number
  readonly #db: Db
  readonly #dataset: string

  private constructor(db: Db, id: number, dataset: string) {
    this.#db = db
    this.id = id
    this.#dataset = dataset
  }

  static async start(db: Db, head: ImportHead): Promise<GeoImport> {
    const unfinished = await db.read
      .selectFrom('geoImports')
      .select('id')
      .where('dataset', '=', head.dataset)
      .where('publishedAt', 'is', null)
      .execute()
    for (const { id } of unfinished) await removeImport(db, id)
    const { dataset, source, minZoom, maxZoom } = head
    const { id } = await transaction(db, (trx) =>
      trx
        .insertInto('geoImports')
        .values({
          dataset,
          source,
          minZoom,
          maxZoom,
          ...head.bounds,
          hasTiles: head.hasTiles ? 1 : 0,
          hasAddresses: head.hasAddresses ? 1 : 0,
          startedAt: Date.now(),
          publishedAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return new GeoImport(db, id, dataset)
  }

  async addTiles(tiles: readonly TileRow[]): Promise<void> {
    if (tiles.length === 0) return
    const rows = tiles.map(({ z, x, y, bytes }) => ({ importId: this.id, z, x, y, bytes }))
    await transaction(this.#db, (trx) => trx.insertInto('geoTiles').values(rows).execute())
  }

  async addAddresses(book: AddressBook, onRows: (count: number) => void = () => undefined): Promise<void> {
    const importId = this.id
    const { places, cityNumbers } = toPlaces(book)
    await this.#insert(
      'geoPlaces',
      places.map(({ kind, parentNumber }, number) => ({ importId, number, kind, parentNumber })),
    )
    await this.#insert(
      'geoPlaceNames',
      places.flatMap(({ names }, placeNumber) =>
        toNameRows(names).map((row) => ({ importId, placeNumber, ...row })),
      ),
    )
    await this.#insert(
      'geoStreets',
      book.streets.map(({ id, cityNumber, points }, number) => ({
        importId,
        number,
        id,
        placeNumber: cityNumbers[cityNumber ?? -1] ?? null,
        points: new Uint8Array(points.buffer, points.byteOffset, points.byteLength),
      })),
    )
    await this.#insert(
      'geoStreetNames',
      book.streets.flatMap(({ names }, streetNumber) =>
        toNameRows(names).map((row) => ({ importId, streetNumber, ...row })),
      ),
    )
    await this.#insert(
      'geoAddresses',
      book.addresses.map((address) => ({ importId, ...address })),
      onRows,
    )
  }

  async publish(): Promise<void> {
    await transaction(this.#db, async (trx) => {
      const published = await trx
        .updateTable('geoImports')
        .set({ publishedAt: Date.now() })
        .where('id', '=', this.id)
        .returning('id')
        .executeTakeFirst()
      if (published === undefined) {
        throw new MapProblem(`Another import of the dataset ${this.#dataset} was started meanwhile.`)
      }
      await recordChange(trx, geoTopic, this.#dataset)
    })
  }

  async abandon(): Promise<void> {
    await removeImport(this.#db, this.id)
  }

  async #insert<Table extends AddressTable>(
    table: Table,
    rows: readonly Insertable<GeoTables[Table]>[],
    onRows: (count: number) => void = () => undefined,
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      const batch = rows.slice(start, start + rowsPerInsert)
      await transaction(this.#db, async (trx: Trx) => {
        // Kysely cannot follow the union of tables, so the table's name types the rows.
        await trx
          .insertInto(table)
          .values(batch as never)
          .execute()
      })
      onRows(start + batch.length)
    }
  }
}

interface PlaceDraft {
  readonly kind: GeoTables['geoPlaces']['kind']
  readonly names: LocalNames
  readonly parentNumber: number | null
}

/** Regions and countries once each, before the cities in them. */
function toPlaces(book: AddressBook): { places: PlaceDraft[]; cityNumbers: number[] } {
  const places: PlaceDraft[] = []
  const known = new Map<LocalNames, number>()
  const getNumber = (
    kind: 'region' | 'country',
    names: LocalNames | undefined,
    parent: number | null,
  ): number | null => {
    if (names === undefined) return parent
    const number = known.get(names) ?? places.push({ kind, names, parentNumber: parent }) - 1
    known.set(names, number)
    return number
  }
  const cityNumbers = book.cities.map(({ names, region, country }) => {
    const parentNumber = getNumber('region', region, getNumber('country', country, null))
    return places.push({ kind: 'city', names, parentNumber }) - 1
  })
  return { places, cityNumbers }
}
