import type { Bounds } from '#geo/coordinates.ts'
import type { AddressNotes } from '#geo/addresses/to-address-book.ts'
import type { ReadStage } from '#geo/osm/read-extract.ts'

export type ImportStage = ReadStage | 'Drawing tiles' | 'Storing tiles' | 'Storing addresses'

export interface ImportOptions {
  readonly dataset: string
  /** Only what touches this area. Memory holds nothing of the rest. */
  readonly area?: Bounds | undefined
  /** For a dataset whose tiles come from a .pmtiles file. */
  readonly isWithoutTiles?: boolean
  readonly onProgress?: (stage: ImportStage, done: number, total: number) => void
}

export interface ImportSummary {
  readonly dataset: string
  readonly bounds: Bounds
  readonly tiles: number
  readonly tileBytes: number
  /** Absent for a file with tiles only. */
  readonly addresses?: {
    readonly cities: number
    readonly streets: number
    readonly houseNumbers: number
    readonly notes: AddressNotes
  }
}
