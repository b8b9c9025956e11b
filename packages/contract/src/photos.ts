import { Type, type Static } from 'typebox'
import { url } from '#scalars.ts'

export const photoVariantSchema = Type.Object(
  { url, width: Type.Integer({ minimum: 1 }), format: Type.Enum(['avif', 'webp'], { type: 'string' }) },
  { title: 'PhotoVariant' },
)
export type PhotoVariant = Static<typeof photoVariantSchema>

export const photoSchema = Type.Object(
  {
    url,
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    variants: Type.Array(photoVariantSchema),
    placeholder: Type.String({
      description: 'The colours of its middle and of its left edge, #RRGGBB,#RRGGBB: shown until it is there',
    }),
  },
  { title: 'Photo' },
)
export type Photo = Static<typeof photoSchema>

/** Addresses contain the content's hash, so a copy never goes stale. */
export const photoParamsSchema = Type.Object({
  hash: Type.String({ pattern: '^[0-9a-f]{16,64}$' }),
  file: Type.String({ pattern: '^[0-9]{1,5}\\.(avif|webp|jpg|png)$', description: 'Width and format' }),
})
