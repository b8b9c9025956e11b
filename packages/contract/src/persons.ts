import { Type, type Static } from 'typebox'
import { url, uuid } from '#scalars.ts'

const text = Type.Union([Type.String(), Type.Null()])

export const personDeliverySchema = Type.Object(
  { email: text, personName: text, phone: text },
  { title: 'PersonDelivery' },
)
export type PersonDelivery = Static<typeof personDeliverySchema>

export const personSchema = Type.Object(
  {
    accountIds: Type.Array(Type.String(), { description: 'The accounts this person signs in with' }),
    avatar: Type.Union([url, Type.Null()]),
    deliveries: Type.Array(personDeliverySchema),
    email: text,
    firstName: text,
    id: uuid,
    lastName: text,
    patronymic: text,
    phone: text,
  },
  { title: 'Person' },
)
export type Person = Static<typeof personSchema>

export const personParamsSchema = Type.Object({ personId: uuid })
