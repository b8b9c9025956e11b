import Type, { type Static } from 'typebox'
import * as scalars from '#catalogue/schema/scalars.ts'

export const label = Type.Object(
  { slug: scalars.slug, name: scalars.localName },
  { additionalProperties: false, description: 'a slug and a name' },
)
export type LabelSource = Static<typeof label>

export const tagsFile = Type.Array(label, { title: 'catalogue/tags.yaml', description: 'a list of tags' })
export const paysFile = Type.Array(label, {
  title: 'catalogue/pays.yaml',
  description: 'a list of the cards and wallets a venue takes',
})
