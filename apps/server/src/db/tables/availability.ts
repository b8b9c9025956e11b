/** What a venue cannot serve. Written by people during the day; an import of the catalogue leaves it alone. */
export interface AvailabilityTables {
  stops: {
    /** A venue, or the brand for all of its venues: ids of `catalogueIds`. */
    scopeId: number
    /** The dish or the modifier's item, by `kind`. */
    thingId: number
    kind: string
    sinceAt: number
    /** Null: until further notice. A row past its end means nothing. */
    untilAt: number | null
    /** Who stopped it: a person of the staff, 'command line', or 'folder' for a brand's file. */
    author: string
  }
}
