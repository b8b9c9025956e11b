import type { Call } from '#call.ts'
import { brandIdParamsSchema } from '#content.ts'
import * as examples from '#examples/staff-examples.ts'
import { officePaths } from '#office-paths.ts'
import { staffSessionParamsSchema, staffSessionsSchema } from '#staff-sessions.ts'
import {
  staffDemoBodySchema,
  staffMeSchema,
  staffRenameBodySchema,
  staffRestosSchema,
  staffWaysSchema,
} from '#staff.ts'

const open = { part: 'staff', auth: 'none', cache: 'no-store' } as const
const own = {
  part: 'staff',
  auth: 'staff',
  staff: { least: 'ANYBODY', whose: 'self' },
  cache: 'no-store',
} as const
/** A PIN on a shared device is not enough. */
const account = { ...own, staff: { least: 'ANYBODY', whose: 'account' } } as const
const me = {
  200: { description: 'Who is signed in', schema: staffMeSchema, example: examples.staffMeExample },
} as const

export const staffCalls = {
  'staff.ways': {
    ...officePaths['staff.ways'],
    ...open,
    summary: 'How the staff signs in here',
    checklist: 'ST-04',
    answers: { 200: { description: 'Ways', schema: staffWaysSchema, example: examples.staffWaysExample } },
    errors: [],
    example: {},
  },
  'staff.demo': {
    ...officePaths['staff.demo'],
    ...open,
    summary: 'Enter the demonstration',
    description: 'Production refuses it unless LAVASH_ALLOW names demo-staff.',
    checklist: 'ST-04',
    body: staffDemoBodySchema,
    answers: me,
    errors: ['auth.method-not-available'],
    example: { body: { role: 'OWNER' } },
  },
  'staff.me': {
    ...officePaths['staff.me'],
    ...own,
    summary: 'Who am I?',
    answers: me,
    errors: [],
    example: {},
  },
  'staff.rename': {
    ...officePaths['staff.rename'],
    ...account,
    summary: 'Change one’s own name',
    body: staffRenameBodySchema,
    answers: me,
    errors: [],
    example: { body: { name: 'Мария' } },
  },
  'staff.sign-out': {
    ...officePaths['staff.sign-out'],
    ...own,
    summary: 'End this session',
    checklist: 'ST-06',
    answers: { 204: { description: 'Signed out' } },
    errors: [],
    example: {},
  },
  'staff.sessions': {
    ...officePaths['staff.sessions'],
    ...account,
    summary: 'Where one is signed in',
    checklist: 'ST-06',
    answers: {
      200: {
        description: 'The newest first',
        schema: staffSessionsSchema,
        example: { sessions: [examples.staffSessionExample] },
      },
    },
    errors: [],
    example: {},
  },
  'staff.sessions.end': {
    ...officePaths['staff.sessions.end'],
    ...account,
    summary: 'End one of one’s own sessions',
    checklist: 'ST-06',
    params: staffSessionParamsSchema,
    answers: { 204: { description: 'Ended' } },
    errors: ['staff.not-found'],
    example: { params: { sessionId: examples.staffSessionIdExample } },
  },
  'staff.sessions.end-others': {
    ...officePaths['staff.sessions.end-others'],
    ...account,
    summary: 'End all of one’s own sessions but this one',
    checklist: 'ST-06',
    answers: { 204: { description: 'Ended' } },
    errors: [],
    example: {},
  },
  'staff.restos': {
    ...officePaths['staff.restos'],
    ...own,
    staff: { least: 'ANYBODY', whose: 'venues', param: 'brandId' },
    summary: 'The venues of a brand that one works at',
    params: brandIdParamsSchema,
    answers: {
      200: {
        description: 'In the order customers see them',
        schema: staffRestosSchema,
        example: { restos: [{ id: 11, name: 'Центр', timeZone: 'Europe/Moscow' }] },
      },
    },
    errors: [],
    example: { params: { brandId: 1 } },
  },
} as const satisfies Record<string, Call>
