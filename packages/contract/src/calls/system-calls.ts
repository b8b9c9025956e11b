import type { Call } from '#call.ts'
import { devMessagesSchema } from '#dev-inbox.ts'
import { healthSchema } from '#health.ts'
import { serverTimeSchema } from '#now.ts'
import { paths } from '#paths.ts'

export const systemCalls = {
  now: {
    ...paths.now,
    part: 'system',
    summary: 'The server’s clock',
    description: 'The storefront shows every time by this clock and not by the device’s.',
    checklist: 'API-01',
    auth: 'none',
    cache: 'no-store',
    answers: {
      200: {
        description: 'Current time',
        schema: serverTimeSchema,
        example: { utc_time: '2026-11-16T09:00:00.000Z' },
      },
    },
    errors: [],
    example: {},
  },
  'health.live': {
    ...paths['health.live'],
    part: 'system',
    summary: 'Is the process alive?',
    auth: 'none',
    cache: 'no-store',
    answers: { 200: { description: 'Alive', schema: healthSchema, example: { status: 'ok' } } },
    errors: [],
    example: {},
  },
  'health.ready': {
    ...paths['health.ready'],
    part: 'system',
    summary: 'May requests be sent here?',
    description:
      'A database that is away is told in `checks` and takes no process out of the balancer: menus need none.',
    auth: 'none',
    cache: 'no-store',
    answers: {
      200: {
        description: 'Ready',
        schema: healthSchema,
        example: { status: 'ok', checks: { database: 'ok' } },
      },
      503: {
        description: 'Stopping',
        schema: healthSchema,
        example: { status: 'failed' },
      },
    },
    errors: [],
    example: {},
  },
  metrics: {
    ...paths.metrics,
    part: 'system',
    summary: 'Figures for Prometheus',
    description: 'With METRICS_TOKEN set, for its bearer only; without it production answers 404.',
    auth: 'none',
    cache: 'no-store',
    answers: { 200: { description: 'Prometheus text format', mediaType: 'text/plain' } },
    errors: ['auth.required', 'auth.token-invalid', 'request.not-found'],
    example: {},
  },
  openapi: {
    ...paths.openapi,
    part: 'system',
    summary: 'This contract as OpenAPI 3.1',
    auth: 'none',
    cache: 'revalidate',
    answers: { 200: { description: 'The document', mediaType: 'application/json' } },
    errors: [],
    example: {},
  },
  docs: {
    ...paths.docs,
    part: 'system',
    summary: 'This contract as a page',
    auth: 'none',
    cache: 'revalidate',
    answers: { 200: { description: 'The page', mediaType: 'text/html' } },
    errors: [],
    example: {},
  },
  'docs.style': {
    ...paths['docs.style'],
    part: 'system',
    summary: 'Styles of that page',
    auth: 'none',
    cache: 'revalidate',
    answers: { 200: { description: 'The style sheet', mediaType: 'text/css' } },
    errors: [],
    example: {},
  },
  'dev.inbox': {
    ...paths['dev.inbox'],
    part: 'system',
    summary: 'SMS of the development inbox, as a page',
    description: 'Answers 404 where real messages are sent.',
    auth: 'none',
    cache: 'no-store',
    answers: { 200: { description: 'The newest first', mediaType: 'text/html' } },
    errors: ['request.not-found'],
    example: {},
  },
  'dev.messages': {
    ...paths['dev.messages'],
    part: 'system',
    summary: 'SMS of the development inbox, as data',
    auth: 'none',
    cache: 'no-store',
    answers: {
      200: {
        description: 'The newest first',
        schema: devMessagesSchema,
        example: [{ to: '+79000000001', text: '4821', sentAt: '2026-11-16T12:00:00+03:00' }],
      },
    },
    errors: ['request.not-found'],
    example: {},
  },
} as const satisfies Record<string, Call>
