import { optional, text, webAddress } from '#config/variable.ts'

export const photon = {
  title: 'Photon (addresses)',
  variables: {
    url: webAddress({ name: 'PHOTON_URL', about: 'a Photon server', example: 'https://photon.example.com' }),
  },
} as const

export const dadata = {
  title: 'DaData (addresses)',
  variables: {
    apiKey: text({ name: 'DADATA_API_KEY', about: 'key for suggestions', example: 'key' }),
    url: optional(
      webAddress({
        name: 'DADATA_URL',
        about: 'another address of the API',
        example: 'https://suggestions.dadata.ru/suggestions/api/4_1/rs',
      }),
      'https://suggestions.dadata.ru/suggestions/api/4_1/rs',
    ),
  },
} as const

/** The map itself, its search included, runs in the page on Google's script. */
export const googleMaps = {
  title: 'Google Maps (maps and addresses)',
  variables: {
    browserKey: text({
      name: 'GOOGLE_MAPS_KEY',
      about: 'key for the page, restricted to your sites',
      example: 'key',
    }),
  },
} as const
