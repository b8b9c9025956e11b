import * as limits from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { passkeyCreatedSchema, passkeyName } from '#passkeys.ts'
import { catalogueId, instant } from '#scalars.ts'
import { staffName } from '#staff.ts'
import { staffCode } from '#staff-phone.ts'

/** The token is in the body, because addresses end up in logs and histories. */
const token = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })

export const invitationBodySchema = Type.Object(
  { token },
  { title: 'InvitationBody', additionalProperties: false },
)

export const invitationRoleSchema = Type.Object(
  {
    role: Type.Enum(['COUNTER', 'MANAGER', 'OWNER', 'PLATFORM'], { type: 'string' }),
    restoIds: Type.Union([Type.Array(catalogueId), Type.Null()]),
    restoNames: Type.Array(Type.String()),
  },
  { title: 'InvitationRole' },
)

export const invitationSchema = Type.Object(
  {
    brandId: Type.Integer({ minimum: 0, maximum: limits.catalogueIdMax }),
    brandName: Type.String(),
    roles: Type.Array(invitationRoleSchema),
    name: Type.Union([Type.String(), Type.Null()]),
    state: Type.Enum(['open', 'used', 'expired', 'cancelled'], { type: 'string' }),
    expiresAt: instant,
    ways: Type.Array(Type.Enum(['passkey', 'sms', 'session'], { type: 'string' }), {
      description: 'session: somebody is signed in here, and would get the roles',
    }),
    phoneHint: Type.Optional(Type.String({ description: 'The end of the invited number' })),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof invitationSchema>

export const invitationPasskeyBodySchema = Type.Object(
  { token, name: staffName },
  { title: 'InvitationPasskeyBody', additionalProperties: false },
)

/** `name` and either `response` (passkey) or `code` (SMS). A signed-in person needs none of them. */
export const invitationAcceptBodySchema = Type.Object(
  {
    token,
    way: Type.Enum(['passkey', 'sms', 'session'], { type: 'string' }),
    name: Type.Optional(staffName),
    passkeyName: Type.Optional(passkeyName),
    response: Type.Optional(passkeyCreatedSchema),
    code: Type.Optional(staffCode),
  },
  { title: 'InvitationAcceptBody', additionalProperties: false },
)
export type InvitationAcceptBody = Static<typeof invitationAcceptBodySchema>
