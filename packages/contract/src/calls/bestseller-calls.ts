import { bestsellersSchema } from '#bestsellers.ts'
import type { Call } from '#call.ts'
import { paths } from '#paths.ts'
import { restoParamsSchema } from '#restos.ts'

export const bestsellerCalls = {
  'restos.bestsellers': {
    ...paths['restos.bestsellers'],
    part: 'catalogue',
    auth: 'none',
    // It changes without an event of the catalogue.
    cache: 'revalidate',
    summary: 'What a venue sells most',
    description:
      'Dishes by portions of the last 30 days, counted every ten minutes without looking at customers.',
    checklist: 'API-30',
    params: restoParamsSchema,
    answers: {
      200: {
        description: 'Dishes, the most wanted first',
        schema: bestsellersSchema,
        example: { positionIds: [1001, 1007] },
      },
    },
    errors: ['resto.not-found'],
    example: { params: { restoId: 11 } },
  },
} as const satisfies Record<string, Call>
