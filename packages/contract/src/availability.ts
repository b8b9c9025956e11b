import { Type, type Static } from 'typebox'
import { catalogueId, instant } from '#scalars.ts'

const until = Type.Union([instant, Type.Null()], {
  description: 'When it is back by itself; null until further notice',
})

/** Something that has run out. */
export const stoppedThingSchema = Type.Object({ id: catalogueId, until }, { title: 'StoppedThing' })
export type StoppedThing = Static<typeof stoppedThingSchema>

/** The deviations from a venue's menus that hold now. */
export const availabilitySchema = Type.Object(
  {
    stoppedPositions: Type.Array(stoppedThingSchema, {
      description: 'Dishes, also those whose required modifier has run out',
    }),
    stoppedModifierItems: Type.Array(stoppedThingSchema),
    leftOutPositionIds: Type.Array(catalogueId, {
      description: 'Dishes of the venue’s menus that it does not sell',
    }),
  },
  { title: 'Availability' },
)
export type Availability = Static<typeof availabilitySchema>
