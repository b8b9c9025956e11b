import { Type, type Static } from 'typebox'
import { instant } from '#scalars.ts'

export const devMessageSchema = Type.Object(
  { to: Type.String(), text: Type.String(), sentAt: instant },
  { title: 'DevMessage' },
)
export type DevMessage = Static<typeof devMessageSchema>
export const devMessagesSchema = Type.Array(devMessageSchema)
