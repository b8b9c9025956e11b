import type { Call } from '#call.ts'
import { passkeyCreatedExample, passkeyCreationOptionsExample } from '#examples/passkey-examples.ts'
import { staffMeExample } from '#examples/staff-examples.ts'
import { invitationExample, invitationTokenExample as token } from '#examples/team-examples.ts'
import * as invitations from '#invitations.ts'
import { officePaths } from '#office-paths.ts'
import { passkeyCreationOptionsSchema } from '#passkeys.ts'
import { staffMeSchema } from '#staff.ts'

const open = { part: 'staff', auth: 'none', cache: 'no-store' } as const
/** Counted for each caller, against guessing. */
const refusals = ['staff.invitation-not-found', 'staff.invitation-over', 'staff.too-many-attempts'] as const

export const invitationCalls = {
  'invitation.show': {
    ...officePaths['invitation.show'],
    ...open,
    summary: 'What an invitation gives',
    description: 'Its token comes in the body: addresses end up in logs.',
    checklist: 'ST-01',
    body: invitations.invitationBodySchema,
    answers: {
      200: {
        description: 'Also one that is used or over: its state says so',
        schema: invitations.invitationSchema,
        example: invitationExample,
      },
    },
    errors: ['staff.invitation-not-found', 'staff.too-many-attempts'],
    example: { body: { token } },
  },
  'invitation.passkey-options': {
    ...officePaths['invitation.passkey-options'],
    ...open,
    summary: 'Begin the passkey of whoever was invited',
    checklist: 'ST-05',
    body: invitations.invitationPasskeyBodySchema,
    answers: {
      200: {
        description: 'What the new passkey has to sign, within five minutes and once',
        schema: passkeyCreationOptionsSchema,
        example: passkeyCreationOptionsExample,
      },
    },
    errors: refusals,
    example: { body: { token, name: 'Мария' } },
  },
  'invitation.phone-code': {
    ...officePaths['invitation.phone-code'],
    ...open,
    summary: 'Send a code to the invited number',
    checklist: 'ST-03',
    body: invitations.invitationBodySchema,
    answers: { 204: { description: 'On its way' } },
    errors: [
      ...refusals,
      'auth.method-not-available',
      'auth.sms-already-sent',
      'auth.sms-attempts-exhausted',
      'auth.sms-attack-protection',
    ],
    example: { body: { token } },
  },
  'invitation.accept': {
    ...officePaths['invitation.accept'],
    ...open,
    summary: 'Accept an invitation and be signed in',
    checklist: 'ST-05',
    body: invitations.invitationAcceptBodySchema,
    answers: { 200: { description: 'Who is signed in', schema: staffMeSchema, example: staffMeExample } },
    errors: [
      ...refusals,
      'auth.required',
      'auth.method-not-available',
      'staff.challenge-over',
      'staff.passkey-invalid',
      'auth.sms-wrong-code',
      'auth.sms-attempts-exhausted',
      'auth.sms-code-not-found',
    ],
    example: { body: { token, way: 'passkey', name: 'Мария', response: passkeyCreatedExample } },
  },
} as const satisfies Record<string, Call>
