import { BadValue, list, type Variable } from '#config/variable.ts'

export interface TokenKey {
  readonly id: string
  readonly secret: Uint8Array
}

const minSecretBytes = 32

const keys: Variable<readonly TokenKey[]> = {
  name: 'LAVASH_TOKEN_KEYS',
  about:
    'sign the access tokens: id:base64 of 32 or more random bytes, joined by commas; the first signs, all verify',
  example: '2026a:3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  read: (text) => {
    const found = text.split(',').map((item) => {
      const [, id, encoded] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_=-]+)$/.exec(item.trim()) ?? []
      const secret = Buffer.from(encoded ?? '', 'base64')
      if (id !== undefined && secret.length >= minSecretBytes) return { id, secret }
      throw new BadValue(
        `id:secret pairs joined by commas, each secret ${minSecretBytes} or more bytes in base64`,
      )
    })
    // A token names its key by the id: of two with one id the second would verify nothing.
    if (new Set(found.map(({ id }) => id)).size === found.length) return found
    throw new BadValue('id:secret pairs, each with an id of its own')
  },
}

export const tokenKeys = { title: 'token keys', variables: { keys } } as const

export const apiKeys = {
  title: 'API keys',
  variables: {
    keys: list({
      name: 'LAVASH_API_KEYS',
      about: 'keys that storefronts present when they sign a customer in, joined by commas',
      example: 'storefront-2026',
    }),
  },
} as const
