import { Type, type Static } from 'typebox'
import { instant } from '#scalars.ts'

export const serverTimeSchema = Type.Object({ utc_time: instant }, { title: 'ServerTime' })
export type ServerTime = Static<typeof serverTimeSchema>
