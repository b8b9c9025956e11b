import type { Call } from '#call.ts'
import { brandIdParamsSchema } from '#content.ts'
import { staffPersonIdExample } from '#examples/staff-examples.ts'
import { officePaths } from '#office-paths.ts'
import * as log from '#staff-log.ts'

const ofBrand = {
  part: 'staff',
  auth: 'staff',
  staff: { least: 'MANAGER', whose: 'brand', param: 'brandId' },
  cache: 'no-store',
} as const
const brandExample = { brandId: 1 }

export const logCalls = {
  'log.list': {
    ...officePaths['log.list'],
    ...ofBrand,
    summary: 'Who has changed what, the newest first',
    description: 'Kept for 400 days. No call changes it.',
    checklist: 'ST-11',
    params: brandIdParamsSchema,
    query: log.staffLogQuerySchema,
    answers: {
      200: {
        description: 'A page',
        schema: log.staffLogSchema,
        example: {
          entries: [
            {
              id: 17,
              at: '2026-11-16T09:00:00.000Z',
              kind: 'team.invited',
              who: { kind: 'person', personId: staffPersonIdExample, name: 'Мария', isFormer: false },
              restoId: null,
              subject: 'Иван',
              changes: [{ field: 'roles', old: null, new: 'COUNTER (Центр)' }],
            },
          ],
          before: null,
        },
      },
    },
    errors: [],
    example: { params: brandExample, query: { size: 50 } },
  },
  'log.export': {
    ...officePaths['log.export'],
    ...ofBrand,
    summary: 'The log as a table',
    description:
      'CSV as Excel opens it in Russian: UTF-8 with a mark, semicolons. The newest 50,000 entries.',
    checklist: 'ST-11',
    params: brandIdParamsSchema,
    query: log.staffLogExportQuerySchema,
    answers: { 200: { description: 'A line for each change', mediaType: 'text/csv' } },
    errors: [],
    example: { params: brandExample, query: { kind: 'team.invited' } },
  },
} as const satisfies Record<string, Call>
