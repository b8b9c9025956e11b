import * as limits from '@lavash/rulebook/site/limits'
import { staffRoles } from '@lavash/rulebook/account/staff-roles'
import { Type, type Static } from 'typebox'
import { catalogueId, instant, uuid } from '#scalars.ts'

/** Roles of a brand. PLATFORM belongs to no brand, and its brandId is 0. */
export const staffRole = Type.Enum([...staffRoles], { type: 'string' })
const anyRole = Type.Enum([...staffRoles, 'PLATFORM'], { type: 'string' })

export const staffName = Type.String({ minLength: 1, maxLength: limits.staffNameMaxLength })

const restoIds = Type.Union(
  [Type.Array(catalogueId, { minItems: 1, maxItems: limits.staffRestosMax }), Type.Null()],
  { description: 'Null: all venues, also those to come' },
)

/** A role within the brand that the call is about. */
export const teamRoleSchema = Type.Object(
  { role: staffRole, restoIds },
  { title: 'TeamRole', additionalProperties: false },
)
export type TeamRole = Static<typeof teamRoleSchema>

export const teamRolesSchema = Type.Array(teamRoleSchema, { minItems: 1, maxItems: limits.staffRolesMax })

export const staffGrantSchema = Type.Object(
  {
    brandId: Type.Integer({ minimum: 0, maximum: limits.catalogueIdMax }),
    brandName: Type.String(),
    logoUrl: Type.Union([Type.String(), Type.Null()], { description: 'Null for PLATFORM' }),
    timeZone: Type.String({ description: 'The brand’s; a venue may have its own' }),
    role: anyRole,
    restoIds,
  },
  { title: 'StaffGrant' },
)
export type StaffGrantAnswer = Static<typeof staffGrantSchema>

export const staffWay = Type.Enum(['passkey', 'sms', 'demo', 'pin'], { type: 'string' })
export type StaffWay = Static<typeof staffWay>

const verifyWay = Type.Enum(['passkey', 'sms', 'demo'], { type: 'string' })

export const deviceOfSessionSchema = Type.Object(
  { id: uuid, name: Type.String(), brandId: catalogueId, restoId: catalogueId, restoName: Type.String() },
  { title: 'DeviceOfSession' },
)

export const staffMeSchema = Type.Object(
  {
    id: uuid,
    name: Type.String(),
    phone: Type.Union([Type.String(), Type.Null()]),
    roles: Type.Array(staffGrantSchema, { description: 'Of this session: on a device that of its counter' }),
    sessionId: uuid,
    way: staffWay,
    verifiedUntil: Type.Union([instant, Type.Null()], {
      description: 'Until then the calls with a step-up are taken',
    }),
    verifyWays: Type.Array(verifyWay, { description: 'How the step-up is made here; none on a device' }),
    hasPin: Type.Boolean(),
    device: Type.Union([deviceOfSessionSchema, Type.Null()]),
    endsAt: Type.String({ ...instant, description: 'When the session ends if nothing more is asked' }),
  },
  { title: 'StaffMe' },
)
export type StaffMe = Static<typeof staffMeSchema>

export const staffRenameBodySchema = Type.Object(
  { name: staffName },
  { title: 'StaffRenameBody', additionalProperties: false },
)

export const staffWaysSchema = Type.Object(
  {
    passkey: Type.Literal(true),
    sms: Type.Boolean(),
    demo: Type.Array(staffRole, { description: 'Roles that are entered without proof: the demonstration' }),
  },
  { title: 'StaffWays' },
)
export type StaffWays = Static<typeof staffWaysSchema>

export const staffDemoBodySchema = Type.Object(
  { role: staffRole },
  { title: 'StaffDemoBody', additionalProperties: false },
)

export const staffRestosSchema = Type.Object(
  {
    restos: Type.Array(
      Type.Object({ id: catalogueId, name: Type.String(), timeZone: Type.String() }, { title: 'StaffResto' }),
    ),
  },
  { title: 'StaffRestos' },
)
