import { Type, type Static } from 'typebox'
import { catalogueId } from '#scalars.ts'

export const bestsellersSchema = Type.Object(
  { positionIds: Type.Array(catalogueId, { description: 'The most wanted first; empty for a new venue' }) },
  { title: 'Bestsellers' },
)
export type Bestsellers = Static<typeof bestsellersSchema>
