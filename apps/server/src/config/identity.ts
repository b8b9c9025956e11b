import { integer, list, optional, webAddress } from '#config/variable.ts'

export const google = {
  title: 'Google (sign-in)',
  variables: {
    clientIds: list({
      name: 'GOOGLE_CLIENT_ID',
      about: 'client ids whose tokens are accepted, joined by commas; the first goes to the page',
      example: '0123.apps.googleusercontent.com',
    }),
    keysUrl: optional(
      webAddress({
        name: 'GOOGLE_KEYS_URL',
        about: 'another address of the signing keys',
        example: 'https://www.googleapis.com/oauth2/v3/certs',
      }),
      'https://www.googleapis.com/oauth2/v3/certs',
    ),
    issuer: optional(
      webAddress({ name: 'GOOGLE_ISSUER', about: 'another issuer', example: 'https://accounts.google.com' }),
      'https://accounts.google.com',
    ),
  },
} as const

export const apple = {
  title: 'Apple (sign-in)',
  variables: {
    clientIds: list({
      name: 'APPLE_CLIENT_ID',
      about: 'service ids whose tokens are accepted, joined by commas; the first goes to the page',
      example: 'com.example.order',
    }),
    redirectUrl: webAddress({
      name: 'APPLE_REDIRECT_URL',
      about: 'return address registered at Apple',
      example: 'https://order.example.com/auth',
    }),
    keysUrl: optional(
      webAddress({
        name: 'APPLE_KEYS_URL',
        about: 'another address of the signing keys',
        example: 'https://appleid.apple.com/auth/keys',
      }),
      'https://appleid.apple.com/auth/keys',
    ),
    issuer: optional(
      webAddress({ name: 'APPLE_ISSUER', about: 'another issuer', example: 'https://appleid.apple.com' }),
      'https://appleid.apple.com',
    ),
  },
} as const

export const vk = {
  title: 'VK ID (sign-in)',
  variables: {
    appId: integer(
      { name: 'VK_APP_ID', about: 'application at VK ID', example: '51234567' },
      { min: 1, max: Number.MAX_SAFE_INTEGER },
    ),
    redirectUrl: webAddress({
      name: 'VK_REDIRECT_URL',
      about: 'return address registered at VK ID',
      example: 'https://order.example.com/auth',
    }),
    url: optional(
      webAddress({ name: 'VK_URL', about: 'another address of the API', example: 'https://id.vk.com' }),
      'https://id.vk.com',
    ),
  },
} as const
