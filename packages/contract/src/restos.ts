import { Type, type Static } from 'typebox'
import { geoPointSchema } from '#geo-point.ts'
import { photoSchema } from '#photos.ts'
import { amountMinor, catalogueId, whiteLabel } from '#scalars.ts'
import { workingHoursSchema } from '#working-hours.ts'

export const restoListItemSchema = Type.Object(
  { id: catalogueId, name: Type.String(), cityIds: Type.Array(catalogueId) },
  { title: 'RestoListItem' },
)
export type RestoListItem = Static<typeof restoListItemSchema>
export const restosSchema = Type.Array(restoListItemSchema)

export const payMethodsConfigSchema = Type.Object(
  {
    cardOnline: Type.String({ description: 'Name of the payment engine; empty means off' }),
    cardUponReceipt: Type.Boolean(),
    cashUponReceipt: Type.Boolean(),
  },
  { title: 'PayMethodsConfig' },
)
export const payConfigSchema = Type.Object(
  { delivery: payMethodsConfigSchema, takeAway: payMethodsConfigSchema },
  { title: 'PayConfig' },
)
export type PayConfig = Static<typeof payConfigSchema>

export const restoMenuSchema = Type.Object(
  {
    id: catalogueId,
    isDelivery: Type.Boolean(),
    isOnline: Type.Boolean(),
    isTable: Type.Boolean(),
    isTakeAway: Type.Boolean(),
    name: Type.String(),
    order: Type.Integer(),
  },
  { title: 'RestoMenu' },
)
export type RestoMenu = Static<typeof restoMenuSchema>

const contact = Type.Object({ value: Type.String() }, { title: 'Contact' })
const named = Type.Object(
  { code: Type.String(), id: catalogueId, name: Type.String() },
  { title: 'NamedCode' },
)

export const restoSchema = Type.Object(
  {
    id: catalogueId,
    name: Type.String(),
    cityIds: Type.Array(catalogueId),
    address: Type.String(),
    street: Type.String(),
    location: geoPointSchema,
    averageCheck: Type.Union([amountMinor, Type.Null()]),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    description: Type.String(),
    emails: Type.Array(contact),
    links: Type.Array(contact),
    phones: Type.Array(contact),
    menus: Type.Array(restoMenuSchema),
    openingHours: workingHoursSchema,
    order: Type.Integer(),
    payConfig: payConfigSchema,
    payEngine: Type.Union([Type.String(), Type.Null()]),
    pays: Type.Array(named),
    photos: Type.Array(photoSchema),
    tags: Type.Array(named),
    timezone: Type.String({ description: 'A named zone (Europe/Podgorica) or a fixed offset (+03:00)' }),
  },
  { title: 'Resto' },
)
export type Resto = Static<typeof restoSchema>

export const restosQuerySchema = Type.Object({
  cityId: Type.Optional(catalogueId),
  whiteLabel: Type.Optional(whiteLabel),
})
export const restoParamsSchema = Type.Object({ restoId: catalogueId })
