import { signInMethods } from '@lavash/rulebook/account/sign-in'
import { nameMaxLength } from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { orderSchema } from '#orders.ts'
import { personSchema } from '#persons.ts'
import { savedPlaceSchema } from '#saved-places.ts'
import { amountMinor, email, formText, instant, uuid } from '#scalars.ts'

export const profileBodySchema = Type.Object(
  {
    name: formText(nameMaxLength),
    email: Type.String({ ...email, description: 'Empty for none' }),
  },
  { title: 'ProfileBody', additionalProperties: false },
)
export type ProfileBody = Static<typeof profileBodySchema>

const session = {
  source: Type.Enum(signInMethods, { type: 'string', description: 'How it was signed in' }),
  beganAt: instant,
  lastSeenAt: Type.String({ ...instant, description: 'When its tokens were renewed last' }),
}

export const sessionSchema = Type.Object(
  { id: uuid, ...session, isCurrent: Type.Boolean({ description: 'The one that asks' }) },
  { title: 'Session' },
)
export type Session = Static<typeof sessionSchema>

export const sessionsSchema = Type.Object({ content: Type.Array(sessionSchema) }, { title: 'Sessions' })

const perhapsText = Type.Union([Type.String(), Type.Null()])

export const accountDataSchema = Type.Object(
  {
    downloadedAt: instant,
    person: Type.Object({ ...personSchema.properties, createdAt: instant }),
    signIns: Type.Array(
      Type.Object({ provider: Type.String(), subject: Type.String(), createdAt: instant }),
      { description: 'The accounts this person signs in with' },
    ),
    contacts: Type.Array(
      Type.Object({
        personName: Type.String(),
        phone: Type.String(),
        email: perhapsText,
        usedAt: instant,
      }),
      { description: 'How earlier orders called and reached the person' },
    ),
    places: Type.Array(Type.Object({ brandId: Type.Integer(), ...savedPlaceSchema.properties })),
    sessions: Type.Array(Type.Object(session)),
    orders: Type.Array(orderSchema),
    payments: Type.Array(
      Type.Object({
        orderId: uuid,
        provider: Type.String(),
        status: Type.String(),
        amount: amountMinor,
        currency: Type.String(),
        createdAt: instant,
      }),
    ),
  },
  { title: 'AccountData', description: 'Everything the server keeps about a person' },
)
export type AccountData = Static<typeof accountDataSchema>
