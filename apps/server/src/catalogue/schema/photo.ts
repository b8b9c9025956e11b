import Type, { type Static } from 'typebox'
import { grounds } from '#catalogue/pictures/grounds.ts'

const emoji = Type.String({ minLength: 1, maxLength: 16, description: 'one emoji' })

const recipe = Type.Object(
  {
    emoji: Type.Union([emoji, Type.Array(emoji, { minItems: 1, maxItems: 5 })], {
      description: 'one emoji, or a list of two to five',
    }),
    ground: Type.Optional(
      Type.Union(
        [Type.Enum(Object.keys(grounds), { type: 'string' }), Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })],
        { description: `a ground (${Object.keys(grounds).join(', ')}) or a colour such as '#F6E7DC'` },
      ),
    ),
    arrangement: Type.Optional(
      Type.Enum(['single', 'row', 'heap', 'scatter'], {
        type: 'string',
        description: 'single, row, heap or scatter',
      }),
    ),
    angle: Type.Optional(
      Type.Number({ minimum: -180, maximum: 180, description: 'degrees from -180 to 180, clockwise' }),
    ),
    size: Type.Optional(Type.Number({ minimum: 0.4, maximum: 1.6, description: 'a size from 0.4 to 1.6' })),
  },
  { additionalProperties: false, description: 'a picture recipe: {emoji: 🌯, ground: peach}' },
)

const file = Type.String({
  pattern: '^images/[A-Za-z0-9._/-]+$',
  description: "a file of the folder, such as 'images/shawarma.jpg'",
})

export const photo = Type.Union([file, recipe], {
  description: "a file of the folder, such as 'images/shawarma.jpg', or a recipe: {emoji: 🌯, ground: peach}",
})
export type PhotoSource = Static<typeof photo>

export const photos = Type.Optional(Type.Array(photo, { maxItems: 10, description: 'a list of photos' }))
