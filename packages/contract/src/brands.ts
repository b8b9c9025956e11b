import { Type, type Static } from 'typebox'
import { whiteLabel } from '#scalars.ts'

/** The brand's folder name, as it stands in the document's settings. */
export const brandParamsSchema = Type.Object({
  brand: Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9-]+$' }),
})

export const pageSchema = Type.Object(
  { slug: Type.String(), markdown: Type.String({ description: 'CommonMark without HTML' }) },
  { title: 'Page' },
)
export type Page = Static<typeof pageSchema>

export const pageParamsSchema = Type.Object({
  page: Type.Enum(['terms-of-sale', 'delivery', 'about'], { type: 'string' }),
})
export const pageQuerySchema = Type.Object({ whiteLabel: Type.Optional(whiteLabel) })
