import type { LngLat } from '#geo/coordinates.ts'
import type { Tags } from '#geo/osm/osm-element.ts'

/** The names of one object: `name`, and `name:…` where it has others. */
export type NameTags = Tags & { readonly name: string }

export interface StreetPlan {
  readonly names: NameTags
  /** Applies from this column or row on. What lies before has another name. */
  readonly from?: number
}

/** A house number that a venue's address promises at this place. */
export interface Pin {
  readonly street: string
  readonly number: number
  readonly at: LngLat
}

/** Everything that distinguishes this invented city. */
export interface CityPlan {
  readonly dataset: string
  readonly seed: number
  readonly centre: LngLat
  /** The first of its OpenStreetMap ids, far from real ones and from other cities'. */
  readonly firstId: number
  readonly columns: number
  readonly rows: number
  /** Where the centre's main streets cross. */
  readonly middle: { readonly column: number; readonly row: number }
  /** The river bed lies between this column and the next. */
  readonly river?: { readonly column: number; readonly names: NameTags }
  readonly names: {
    readonly country: NameTags
    readonly region: NameTags
    readonly city: NameTags
    readonly districts: readonly { readonly names: NameTags; readonly column: number; readonly row: number }[]
    readonly park: NameTags
    readonly beach: NameTags
    readonly square: NameTags
    readonly station: NameTags
    readonly hospital: NameTags
    readonly market: NameTags
    readonly school: (number: number) => NameTags
  }
  readonly columnStreets: Readonly<Record<number, StreetPlan>>
  readonly rowStreets: Readonly<Record<number, StreetPlan>>
  /** Used in turn by streets without their own name. */
  readonly streetNames: readonly NameTags[]
  readonly pins: readonly Pin[]
}
