import { sitemapPartsMax } from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { whiteLabel } from '#scalars.ts'

/** The brand's folder name, as it stands in the document's settings. */
export const brandParamsSchema = Type.Object({
  brand: Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9-]+$' }),
})

/** Sizes that home screens ask for. Devices crop maskable icons to their own shape. */
export const iconFiles = ['any-192.png', 'any-512.png', 'maskable-512.png', 'apple-180.png'] as const
export type IconFile = (typeof iconFiles)[number]

export const iconParamsSchema = Type.Object({
  ...brandParamsSchema.properties,
  file: Type.Enum([...iconFiles], { type: 'string' }),
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

export const sitemapQuerySchema = Type.Object({
  part: Type.Optional(Type.Integer({ minimum: 1, maximum: sitemapPartsMax })),
})
