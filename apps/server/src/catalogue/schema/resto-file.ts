import Type, { type Static } from 'typebox'
import { photos } from '#catalogue/schema/photo.ts'
import * as scalars from '#catalogue/schema/scalars.ts'
import { openingWeek } from '#catalogue/schema/week.ts'

const closed = { additionalProperties: false }

const payMethods = Type.Object(
  {
    cardOnline: Type.Optional(
      Type.String({ minLength: 1, description: 'the name of the payment engine; leave it out for none' }),
    ),
    cardUponReceipt: Type.Optional(scalars.flag),
    cashUponReceipt: Type.Optional(scalars.flag),
  },
  { ...closed, description: 'cardOnline, cardUponReceipt, cashUponReceipt' },
)
export type PayMethodsSource = Static<typeof payMethods>

const preOrder = Type.Object(
  {
    type: Type.Enum(['NONE', 'WORKING_HOURS', 'CUSTOM'], {
      type: 'string',
      description: 'NONE, WORKING_HOURS or CUSTOM',
    }),
    minTimeMinutes: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10_080, description: 'whole minutes from 0 to 10080' }),
    ),
    dayInAdvance: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 60, description: 'a whole number of days from 0 to 60' }),
    ),
    hours: Type.Optional(openingWeek),
  },
  { ...closed, description: 'how far ahead an order may be placed' },
)

/** catalogue/restos/<slug>.yaml */
export const restoFile = Type.Object(
  {
    order: Type.Integer({ minimum: 0, maximum: 9999, description: 'a whole number from 0 to 9999' }),
    cities: Type.Array(scalars.slug, { minItems: 1, description: 'a list of city slugs' }),
    name: scalars.localName,
    description: scalars.localText,
    address: scalars.localText,
    street: scalars.localText,
    location: scalars.geoPoint,
    timeZone: Type.Optional(scalars.timeZone),
    phones: Type.Optional(Type.Array(scalars.phone)),
    emails: Type.Optional(Type.Array(scalars.email)),
    links: Type.Optional(Type.Array(scalars.link)),
    averageCheck: Type.Optional(scalars.price),
    tags: Type.Optional(Type.Array(scalars.slug)),
    pays: Type.Optional(Type.Array(scalars.slug)),
    payEngine: Type.Optional(Type.String({ minLength: 1, description: 'the name of the payment engine' })),
    payConfig: Type.Object(
      { delivery: Type.Optional(payMethods), takeAway: Type.Optional(payMethods) },
      { ...closed, description: 'payment methods for delivery and takeAway' },
    ),
    menus: Type.Array(
      Type.Object(
        {
          menu: scalars.slug,
          methods: Type.Array(scalars.menuMethod, { minItems: 1, description: 'a list of methods' }),
        },
        { ...closed, description: 'a menu: {menu: main, methods: [DELIVERY, TAKE_AWAY]}' },
      ),
      { description: 'a list of menus' },
    ),
    openingHours: openingWeek,
    preOrder: Type.Optional(preOrder),
    photos,
  },
  { ...closed, title: 'catalogue/restos/<slug>.yaml', description: 'a venue' },
)
export type RestoSource = Static<typeof restoFile>
