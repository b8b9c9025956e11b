import { Type, type Static } from 'typebox'
import { catalogueId, instant, phone, uuid } from '#scalars.ts'
import { staffSessionSchema } from '#staff-sessions.ts'
import { staffName, teamRoleSchema, teamRolesSchema } from '#staff.ts'

const textOrNull = Type.Union([Type.String(), Type.Null()])

export const teamPersonSchema = Type.Object(
  {
    id: uuid,
    name: Type.String(),
    phone: textOrNull,
    roles: Type.Array(teamRoleSchema),
    joinedAt: instant,
    lastSeenAt: Type.Union([instant, Type.Null()]),
    hasPasskey: Type.Boolean(),
    isMe: Type.Boolean(),
  },
  { title: 'TeamPerson' },
)
export type TeamPerson = Static<typeof teamPersonSchema>

export const teamInvitationSchema = Type.Object(
  {
    id: uuid,
    name: textOrNull,
    phone: textOrNull,
    roles: Type.Array(teamRoleSchema),
    createdAt: instant,
    expiresAt: instant,
    state: Type.Enum(['open', 'expired'], { type: 'string' }),
  },
  { title: 'TeamInvitation' },
)
export type TeamInvitation = Static<typeof teamInvitationSchema>

export const teamSettingsSchema = Type.Object(
  { allowsSms: Type.Boolean({ description: 'A code by SMS is a way in beside the passkey' }) },
  { title: 'TeamSettings', additionalProperties: false },
)

export const teamSchema = Type.Object(
  {
    people: Type.Array(teamPersonSchema),
    invitations: Type.Array(teamInvitationSchema),
    settings: teamSettingsSchema,
  },
  { title: 'Team' },
)
export type Team = Static<typeof teamSchema>

export const inviteBodySchema = Type.Object(
  {
    roles: teamRolesSchema,
    name: Type.Optional(staffName),
    phone: Type.Optional(phone),
    sendSms: Type.Optional(Type.Boolean()),
  },
  { title: 'InviteBody', additionalProperties: false },
)

export const invitedSchema = Type.Object(
  {
    invitation: teamInvitationSchema,
    token: Type.String({ description: 'Told once. The link is /office/invitation#TOKEN' }),
    isSent: Type.Boolean({ description: 'The link is on its way by SMS' }),
  },
  { title: 'Invited' },
)

export type Invited = Static<typeof invitedSchema>

export const teamRolesBodySchema = Type.Object(
  { roles: teamRolesSchema },
  { title: 'TeamRolesBody', additionalProperties: false },
)

export const teamSessionsSchema = Type.Object(
  { sessions: Type.Array(staffSessionSchema) },
  { title: 'TeamSessions' },
)

export const teamPersonParamsSchema = Type.Object({ brandId: catalogueId, personId: uuid })
export const teamInvitationParamsSchema = Type.Object({ brandId: catalogueId, invitationId: uuid })
