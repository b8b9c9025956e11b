import type { Position } from '#geo/coordinates.ts'
import type { Tags } from '#geo/osm/osm-element.ts'

/** Names of one thing: `name`, and `name:…` where it has others. */
export type NameTags = Tags & { readonly name: string }

export interface StreetPlan {
  readonly names: NameTags
  /** From this column or row on; what lies before it bears another name. */
  readonly from?: number
}

/** A house whose number is promised elsewhere: a venue stands there. */
export interface Pin {
  readonly street: string
  readonly number: number
  readonly at: Position
}

/** Everything that makes an invented city this one. */
export interface CityPlan {
  readonly dataset: string
  readonly seed: number
  readonly centre: Position
  /** Of all its OpenStreetMap ids; far from any real one and from the other cities'. */
  readonly firstId: number
  readonly columns: number
  readonly rows: number
  /** Where the centre's main streets cross. */
  readonly middle: { readonly column: number; readonly row: number }
  /** The bed lies between this column and the next. */
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
  /** Taken in turn by streets without a name of their own. */
  readonly streetNames: readonly NameTags[]
  readonly pins: readonly Pin[]
}
