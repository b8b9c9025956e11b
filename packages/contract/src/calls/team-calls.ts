import type { Call } from '#call.ts'
import { brandIdParamsSchema } from '#content.ts'
import { staffPersonIdExample, staffSessionExample } from '#examples/staff-examples.ts'
import * as examples from '#examples/team-examples.ts'
import { officePaths } from '#office-paths.ts'
import * as team from '#team.ts'

const ofBrand = { part: 'staff', auth: 'staff', cache: 'no-store' } as const
const owner = { ...ofBrand, staff: { least: 'OWNER', whose: 'brand', param: 'brandId' } } as const
/** Changing rights needs a fresh proof. */
const provenOwner = { ...owner, staff: { ...owner.staff, stepUp: true } } as const
const brandExample = { brandId: 1 }
const personExample = { params: { ...brandExample, personId: staffPersonIdExample } }

export const teamCalls = {
  'team.show': {
    ...officePaths['team.show'],
    ...ofBrand,
    staff: { least: 'MANAGER', whose: 'brand', param: 'brandId' },
    summary: 'Who works at a brand, and who is invited',
    checklist: 'ST-05',
    params: brandIdParamsSchema,
    answers: {
      200: {
        description: 'People by name, invitations by age',
        schema: team.teamSchema,
        example: {
          people: [examples.teamPersonExample],
          invitations: [examples.teamInvitationExample],
          settings: { allowsSms: false },
        },
      },
    },
    errors: [],
    example: { params: brandExample },
  },
  'team.settings': {
    ...officePaths['team.settings'],
    ...provenOwner,
    summary: 'Allow or forbid codes by SMS',
    checklist: 'ST-03',
    params: brandIdParamsSchema,
    body: team.teamSettingsSchema,
    answers: {
      200: { description: 'As set', schema: team.teamSettingsSchema, example: { allowsSms: true } },
    },
    errors: [],
    example: { params: brandExample, body: { allowsSms: true } },
  },
  'team.invite': {
    ...officePaths['team.invite'],
    ...provenOwner,
    summary: 'Invite somebody',
    description: 'The link is good for 72 hours and once, for exactly these roles.',
    checklist: 'ST-05',
    params: brandIdParamsSchema,
    body: team.inviteBodySchema,
    answers: {
      201: {
        description: 'Invited',
        schema: team.invitedSchema,
        example: {
          invitation: examples.teamInvitationExample,
          token: examples.invitationTokenExample,
          isSent: false,
        },
      },
    },
    errors: ['auth.sms-attack-protection'],
    example: { params: brandExample, body: { roles: [{ role: 'COUNTER', restoIds: [11] }], name: 'Иван' } },
  },
  'team.cancel-invitation': {
    ...officePaths['team.cancel-invitation'],
    ...owner,
    summary: 'Take an invitation back',
    checklist: 'ST-05',
    params: team.teamInvitationParamsSchema,
    answers: { 204: { description: 'Cancelled' } },
    errors: ['staff.not-found'],
    example: { params: { ...brandExample, invitationId: examples.invitationIdExample } },
  },
  'team.roles': {
    ...officePaths['team.roles'],
    ...provenOwner,
    summary: 'Change somebody’s roles in the brand',
    checklist: 'ST-05',
    params: team.teamPersonParamsSchema,
    body: team.teamRolesBodySchema,
    answers: {
      200: { description: 'As changed', schema: team.teamPersonSchema, example: examples.teamPersonExample },
    },
    errors: ['staff.not-found', 'staff.last-owner'],
    example: { ...personExample, body: { roles: [{ role: 'OWNER', restoIds: null }] } },
  },
  'team.end': {
    ...officePaths['team.end'],
    ...provenOwner,
    summary: 'End somebody’s work for the brand',
    description: 'Their sessions end at once; in the log they are a former member.',
    checklist: 'ST-05',
    params: team.teamPersonParamsSchema,
    answers: { 204: { description: 'Ended' } },
    errors: ['staff.not-found', 'staff.last-owner'],
    example: personExample,
  },
  'team.sessions': {
    ...officePaths['team.sessions'],
    ...owner,
    summary: 'Where somebody of the brand is signed in',
    checklist: 'ST-06',
    params: team.teamPersonParamsSchema,
    answers: {
      200: {
        description: 'The newest first',
        schema: team.teamSessionsSchema,
        example: { sessions: [staffSessionExample] },
      },
    },
    errors: ['staff.not-found'],
    example: personExample,
  },
  'team.end-sessions': {
    ...officePaths['team.end-sessions'],
    ...owner,
    summary: 'Sign somebody of the brand out everywhere',
    checklist: 'ST-06',
    params: team.teamPersonParamsSchema,
    answers: { 204: { description: 'Ended' } },
    errors: ['staff.not-found'],
    example: personExample,
  },
} as const satisfies Record<string, Call>
