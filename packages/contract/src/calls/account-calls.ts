import type { Call } from '#call.ts'
import { captchaChallengeSchema } from '#captcha.ts'
import * as examples from '#examples/account-examples.ts'
import { paths } from '#paths.ts'
import { accountDataSchema, profileBodySchema, sessionsSchema } from '#account.ts'
import { personParamsSchema, personSchema } from '#persons.ts'
import {
  externalIdTokenHeadersSchema,
  phoneCodeBodySchema,
  phoneSignInBodySchema,
  tokenSetSchema,
  vkSignInBodySchema,
} from '#sign-in.ts'

const account = { part: 'account', auth: 'none', cache: 'no-store' } as const
const own = {
  ...account,
  auth: 'access',
  checklist: 'API-28',
  params: personParamsSchema,
} as const
const params = { personId: examples.personExample.id }
const signedIn = {
  200: { description: 'Signed in', schema: tokenSetSchema, example: examples.tokenSetExample },
} as const

const byIdToken = {
  ...account,
  headers: externalIdTokenHeadersSchema,
  answers: signedIn,
  errors: ['auth.method-not-available', 'auth.id-token-invalid', 'auth.provider-failed'],
  example: { headers: { 'x-external-id-token': 'header.claims.signature' } },
} as const

export const accountCalls = {
  'persons.me': {
    ...paths['persons.me'],
    ...account,
    auth: 'access',
    summary: 'Who am I?',
    checklist: 'API-16',
    answers: { 200: { description: 'Profile', schema: personSchema, example: examples.personExample } },
    errors: [],
    example: {},
  },
  'account.change': {
    ...paths['account.change'],
    ...own,
    summary: 'Change one’s own name and e-mail',
    description: 'The next order is filled in with them.',
    body: profileBodySchema,
    answers: { 200: { description: 'Profile', schema: personSchema, example: examples.personExample } },
    errors: [],
    example: { params, body: { name: 'Анна', email: 'anna@example.com' } },
  },
  'account.sessions': {
    ...paths['account.sessions'],
    ...own,
    summary: 'Where one is signed in',
    answers: {
      200: {
        description: 'The newest first',
        schema: sessionsSchema,
        example: { content: [examples.sessionExample] },
      },
    },
    errors: [],
    example: { params },
  },
  'account.end-others': {
    ...paths['account.end-others'],
    ...own,
    summary: 'Sign out everywhere else',
    answers: { 204: { description: 'Their tokens are over' } },
    errors: [],
    example: { params },
  },
  'account.download': {
    ...paths['account.download'],
    ...own,
    summary: 'Everything the server keeps about oneself',
    answers: {
      200: { description: 'All of it', schema: accountDataSchema, example: examples.accountDataExample },
    },
    errors: [],
    example: { params },
  },
  'account.delete': {
    ...paths['account.delete'],
    ...own,
    summary: 'Delete one’s own account',
    description:
      'Orders stay for the books, without name, phone, e-mail, address and comment. All tokens end. An open order forbids it.',
    answers: { 204: { description: 'Deleted' } },
    errors: ['account.open-orders'],
    example: { params },
  },
  'sign.refresh': {
    ...paths['sign.refresh'],
    ...account,
    auth: 'refresh',
    summary: 'New tokens for a refresh token',
    description: 'Rotates it. A token that was used before ends the whole family.',
    checklist: 'API-17',
    answers: signedIn,
    errors: [],
    example: {},
  },
  'sign.out': {
    ...paths['sign.out'],
    ...account,
    auth: 'refresh',
    summary: 'End the token family',
    answers: { 204: { description: 'Signed out' } },
    errors: [],
    example: {},
  },
  'sign-in.phone-code': {
    ...paths['sign-in.phone-code'],
    ...account,
    summary: 'Send a code by SMS',
    description: 'One per 90 seconds and phone. The answer does not tell whether the number is known.',
    checklist: 'API-18',
    body: phoneCodeBodySchema,
    answers: { 204: { description: 'On its way' } },
    errors: [
      'auth.api-key-invalid',
      'auth.method-not-available',
      'auth.captcha-invalid',
      'auth.provider-failed',
      'auth.sms-already-sent',
      'auth.sms-attempts-exhausted',
      'auth.sms-send-failed',
      'auth.sms-attack-protection',
    ],
    example: { body: examples.phoneCodeBodyExample },
  },
  'sign-in.phone': {
    ...paths['sign-in.phone'],
    ...account,
    summary: 'Sign in with the code',
    checklist: 'API-19',
    body: phoneSignInBodySchema,
    answers: signedIn,
    errors: [
      'auth.api-key-invalid',
      'auth.method-not-available',
      'auth.captcha-invalid',
      'auth.provider-failed',
      'auth.sms-wrong-code',
      'auth.sms-attempts-exhausted',
      'auth.sms-code-not-found',
    ],
    example: { body: examples.phoneSignInBodyExample },
  },
  'sign-in.apple': {
    ...paths['sign-in.apple'],
    ...byIdToken,
    summary: 'Sign in with Apple’s id token',
    checklist: 'API-20',
  },
  'sign-in.google': {
    ...paths['sign-in.google'],
    ...byIdToken,
    summary: 'Sign in with Google’s id token',
    checklist: 'API-21',
  },
  'sign-in.vk-id': {
    ...paths['sign-in.vk-id'],
    ...account,
    summary: 'Sign in with VK ID',
    description: 'The code is exchanged by the server, with the PKCE verifier that began the login.',
    checklist: 'API-22',
    body: vkSignInBodySchema,
    answers: {
      200: {
        description: 'Signed in',
        schema: tokenSetSchema,
        example: { ...examples.tokenSetExample, vkAccessToken: 'vk2.a.token' },
      },
    },
    errors: [
      'auth.api-key-invalid',
      'auth.method-not-available',
      'auth.id-token-invalid',
      'auth.provider-failed',
    ],
    example: { body: examples.vkSignInBodyExample },
  },
  'captcha.challenge': {
    ...paths['captcha.challenge'],
    ...account,
    summary: 'A puzzle to solve before an SMS is sent',
    description: 'Answers 404 where another captcha is configured. A solution works once.',
    answers: {
      200: {
        description: 'Challenge',
        schema: captchaChallengeSchema,
        example: examples.captchaChallengeExample,
      },
    },
    errors: ['request.not-found'],
    example: {},
  },
} as const satisfies Record<string, Call>
