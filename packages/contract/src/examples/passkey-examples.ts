import type {
  Passkey,
  PasskeyCreated,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyUsed,
} from '#passkeys.ts'

export const passkeyIdExample = 'oz1Yq0w3bqkM4s0v5PqR8w'
const challenge = 'u1cXl1v0XJ0m3g6v3o3bqVw5eY8cC0r2g5b8T1nqk0A'

export const passkeyRequestOptionsExample = {
  challenge,
  rpId: 'order.example.com',
  timeout: 300_000,
  userVerification: 'required',
} satisfies PasskeyRequestOptions

export const passkeyCreationOptionsExample = {
  challenge,
  rp: { id: 'order.example.com', name: 'Уголёк' },
  user: { id: 'MDE5OWE2ZjA', name: 'Мария', displayName: 'Мария' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} satisfies PasskeyCreationOptions

const credential = {
  id: passkeyIdExample,
  rawId: passkeyIdExample,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
} as const

export const passkeyCreatedExample = {
  ...credential,
  response: { clientDataJSON: 'eyJ0eXBlIjoi', attestationObject: 'o2NmbXRkbm9u', transports: ['internal'] },
} satisfies PasskeyCreated

export const passkeyUsedExample = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoi',
    authenticatorData: 'SZYN5YgOjGh0NBcP',
    signature: 'MEUCIQDx',
    userHandle: 'MDE5OWE2ZjA',
  },
} satisfies PasskeyUsed

export const passkeyExample = {
  id: passkeyIdExample,
  name: 'Телефон',
  createdAt: '2026-11-16T09:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
} satisfies Passkey
