import type { Call } from '#call.ts'
import * as examples from '#examples/passkey-examples.ts'
import { staffMeExample } from '#examples/staff-examples.ts'
import { officePaths } from '#office-paths.ts'
import * as passkeys from '#passkeys.ts'
import * as phones from '#staff-phone.ts'
import { staffMeSchema } from '#staff.ts'

const open = { part: 'staff', auth: 'none', cache: 'no-store' } as const
const account = {
  part: 'staff',
  auth: 'staff',
  staff: { least: 'ANYBODY', whose: 'account' },
  cache: 'no-store',
} as const
const me = {
  200: { description: 'Who is signed in', schema: staffMeSchema, example: staffMeExample },
} as const
const request = {
  200: {
    description: 'What the passkey has to sign, within five minutes and once',
    schema: passkeys.passkeyRequestOptionsSchema,
    example: examples.passkeyRequestOptionsExample,
  },
} as const
const passkey = {
  200: { description: 'The passkey', schema: passkeys.passkeySchema, example: examples.passkeyExample },
} as const
const oneKey = { params: { passkeyId: examples.passkeyIdExample } }
const proofRefusals = ['staff.challenge-over', 'staff.passkey-invalid'] as const
const codeRefusals = [
  'auth.sms-wrong-code',
  'auth.sms-attempts-exhausted',
  'auth.sms-code-not-found',
] as const
const sendRefusals = [
  'auth.sms-already-sent',
  'auth.sms-attempts-exhausted',
  'auth.sms-attack-protection',
] as const

export const passkeyCalls = {
  'staff.passkey-options': {
    ...officePaths['staff.passkey-options'],
    ...open,
    summary: 'Begin a sign-in with a passkey',
    checklist: 'ST-02',
    answers: request,
    errors: [],
    example: {},
  },
  'staff.passkey': {
    ...officePaths['staff.passkey'],
    ...open,
    summary: 'Sign in with a passkey',
    checklist: 'ST-02',
    body: passkeys.passkeySignInBodySchema,
    answers: me,
    errors: proofRefusals,
    example: { body: { response: examples.passkeyUsedExample } },
  },
  'staff.phone-code': {
    ...officePaths['staff.phone-code'],
    ...open,
    summary: 'Send the staff a code by SMS',
    description: 'The answer does not tell whether the number is known, nor whether its owner allows codes.',
    checklist: 'ST-03',
    body: phones.staffPhoneBodySchema,
    answers: { 204: { description: 'On its way, if somebody with this number may sign in by SMS' } },
    errors: sendRefusals,
    example: { body: { phone: '+79000000001' } },
  },
  'staff.phone': {
    ...officePaths['staff.phone'],
    ...open,
    summary: 'Sign in with the code',
    checklist: 'ST-03',
    body: phones.staffPhoneSignInBodySchema,
    answers: me,
    errors: codeRefusals,
    example: { body: { phone: '+79000000001', code: '4821' } },
  },
  'staff.passkeys': {
    ...officePaths['staff.passkeys'],
    ...account,
    summary: 'One’s own passkeys',
    checklist: 'ST-02',
    answers: {
      200: {
        description: 'The oldest first',
        schema: passkeys.passkeysSchema,
        example: { passkeys: [examples.passkeyExample] },
      },
    },
    errors: [],
    example: {},
  },
  'staff.passkeys.options': {
    ...officePaths['staff.passkeys.options'],
    ...account,
    staff: { ...account.staff, stepUp: true },
    summary: 'Begin another passkey',
    description: 'A stolen session must not make itself a key of its own: hence the step-up.',
    checklist: 'ST-07',
    answers: {
      200: {
        description: 'What the new passkey has to sign, within five minutes and once',
        schema: passkeys.passkeyCreationOptionsSchema,
        example: examples.passkeyCreationOptionsExample,
      },
    },
    errors: [],
    example: {},
  },
  'staff.passkeys.add': {
    ...officePaths['staff.passkeys.add'],
    ...account,
    summary: 'Keep the new passkey',
    checklist: 'ST-02',
    body: passkeys.newPasskeyBodySchema,
    answers: passkey,
    errors: proofRefusals,
    example: { body: { name: 'Телефон', response: examples.passkeyCreatedExample } },
  },
  'staff.passkeys.rename': {
    ...officePaths['staff.passkeys.rename'],
    ...account,
    summary: 'Name a passkey',
    checklist: 'ST-02',
    params: passkeys.passkeyParamsSchema,
    body: passkeys.passkeyRenameBodySchema,
    answers: passkey,
    errors: ['staff.not-found'],
    example: { ...oneKey, body: { name: 'Телефон' } },
  },
  'staff.passkeys.remove': {
    ...officePaths['staff.passkeys.remove'],
    ...account,
    staff: { ...account.staff, stepUp: true },
    summary: 'Remove a passkey, but never the last way in',
    checklist: 'ST-02',
    params: passkeys.passkeyParamsSchema,
    answers: { 204: { description: 'Removed' } },
    errors: ['staff.not-found', 'staff.last-way-in'],
    example: oneKey,
  },
  'staff.verify-options': {
    ...officePaths['staff.verify-options'],
    ...account,
    summary: 'Begin the step-up with a passkey',
    checklist: 'ST-07',
    answers: request,
    errors: [],
    example: {},
  },
  'staff.verify-code': {
    ...officePaths['staff.verify-code'],
    ...account,
    summary: 'Send a code for the step-up, to whoever has no passkey',
    checklist: 'ST-07',
    answers: { 204: { description: 'On its way' } },
    errors: ['auth.method-not-available', ...sendRefusals],
    example: {},
  },
  'staff.verify': {
    ...officePaths['staff.verify'],
    ...account,
    summary: 'Prove again who one is',
    description: 'For five minutes the calls with a step-up are taken.',
    checklist: 'ST-07',
    body: phones.staffVerifyBodySchema,
    answers: me,
    errors: ['auth.method-not-available', ...proofRefusals, ...codeRefusals],
    example: { body: { way: 'passkey', response: examples.passkeyUsedExample } },
  },
} as const satisfies Record<string, Call>
