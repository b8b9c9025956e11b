import { integer, optional, text, webAddress } from '#config/variable.ts'

export const metrica = {
  title: 'Yandex Metrica (analytics)',
  variables: {
    counterId: integer(
      { name: 'YANDEX_METRICA_ID', about: 'number of the counter', example: '12345678' },
      { min: 1, max: Number.MAX_SAFE_INTEGER },
    ),
  },
} as const

export const ga4 = {
  title: 'Google Analytics 4 (analytics)',
  variables: { measurementId: text({ name: 'GA4_ID', about: 'measurement id', example: 'G-0123456789' }) },
} as const

export const plausible = {
  title: 'Plausible (analytics)',
  variables: {
    domain: text({ name: 'PLAUSIBLE_DOMAIN', about: 'site name at Plausible', example: 'order.example.com' }),
    url: optional(
      webAddress({
        name: 'PLAUSIBLE_URL',
        about: 'a Plausible of your own',
        example: 'https://plausible.io',
      }),
      'https://plausible.io',
    ),
  },
} as const
