import { errorStatuses, isErrorCode } from '@lavash/rulebook/site/error-codes'
import { Type, type Static } from 'typebox'
import { amountMinor } from '#scalars.ts'

const errorCodes = Object.keys(errorStatuses).filter((code) => isErrorCode(code))

export const errorItemSchema = Type.Object(
  {
    code: Type.Enum(errorCodes, { type: 'string' }),
    message: Type.String({ description: 'In the language of Accept-Language' }),
    field: Type.Optional(
      Type.String({ description: 'Path of the field that was refused, as in `positions.0.count`' }),
    ),
    total: Type.Optional(Type.Integer({ ...amountMinor, description: 'The new total of an order' })),
    price: Type.Optional(Type.Integer({ ...amountMinor, description: 'The new price of a dish' })),
    positionIds: Type.Optional(
      Type.Array(Type.Integer(), {
        description: 'The dishes a refusal is about, so that the storefront can name them',
      }),
    ),
    minOrderAmount: Type.Optional(amountMinor),
    maxOrderAmount: Type.Optional(amountMinor),
    retryAfterSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
    thing: Type.Optional(
      Type.Object({}, { additionalProperties: true, description: 'The thing of a brand as it stands now' }),
    ),
    attemptsLeft: Type.Optional(
      Type.Integer({ minimum: 0, description: 'How many more wrong codes are forgiven' }),
    ),
  },
  { title: 'ErrorItem' },
)
export type ErrorItem = Static<typeof errorItemSchema>

export const errorAnswerSchema = Type.Object(
  { errors: Type.Array(errorItemSchema, { minItems: 1 }) },
  { title: 'ErrorAnswer' },
)
export type ErrorAnswer = Static<typeof errorAnswerSchema>
