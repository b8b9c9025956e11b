/** Stops of a venue. People set them during the day, and an import of the catalogue keeps them. */
export interface AvailabilityTables {
  stops: {
    /** A venue, or the brand for all of its venues: ids of `catalogueIds`. */
    scopeId: number
    /** The dish or the modifier's item, by `kind`. */
    thingId: number
    kind: string
    sinceAt: number
    /** Null: until further notice. An expired row has no effect. */
    untilAt: number | null
    /** The author: a person of the staff, 'command line', or 'folder' for a brand's file. */
    author: string
  }
}
