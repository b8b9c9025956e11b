import { Type, type Static } from 'typebox'

export const healthSchema = Type.Object(
  {
    status: Type.Enum(['ok', 'failed'], { type: 'string' }),
    checks: Type.Optional(
      Type.Record(Type.String(), Type.Enum(['ok', 'failed'], { type: 'string' }), {
        description: 'By part: the database, the catalogue',
      }),
    ),
    brokenBrands: Type.Optional(
      Type.Array(Type.String(), { description: 'Brands whose newest version cannot be read' }),
    ),
  },
  { title: 'Health' },
)
export type Health = Static<typeof healthSchema>
