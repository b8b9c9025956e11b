import * as limits from '@lavash/rulebook/site/limits'
import { Type, type Static, type TObject, type TProperties } from 'typebox'
import { instant } from '#scalars.ts'

/** The fields that the server uses of WebAuthn's JSON forms (Level 3, 5.1). */
const bytes = Type.String({ maxLength: 1024, pattern: '^[A-Za-z0-9_-]*$' })
const longBytes = Type.String({ maxLength: 8192, pattern: '^[A-Za-z0-9_-]*$' })
const transports = Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })
const descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String())),
})

export const passkeyRequestOptionsSchema = Type.Object(
  {
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Type.Integer(),
    userVerification: Type.Literal('required'),
    allowCredentials: Type.Optional(Type.Array(descriptor)),
  },
  { title: 'PasskeyRequestOptions', description: 'For navigator.credentials.get' },
)
export type PasskeyRequestOptions = Static<typeof passkeyRequestOptionsSchema>

export const passkeyCreationOptionsSchema = Type.Object(
  {
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
    timeout: Type.Integer(),
    attestation: Type.Literal('none'),
    excludeCredentials: Type.Array(descriptor),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Boolean(),
      userVerification: Type.Literal('required'),
    }),
  },
  { title: 'PasskeyCreationOptions', description: 'For navigator.credentials.create' },
)
export type PasskeyCreationOptions = Static<typeof passkeyCreationOptionsSchema>

function credential<Response extends TProperties>(title: string, response: TObject<Response>) {
  return Type.Object(
    {
      id: bytes,
      rawId: bytes,
      type: Type.Literal('public-key'),
      authenticatorAttachment: Type.Optional(Type.Union([Type.String({ maxLength: 32 }), Type.Null()])),
      clientExtensionResults: Type.Record(Type.String({ maxLength: 64 }), Type.Unknown()),
      response,
    },
    { title, additionalProperties: false },
  )
}

/** The browser's answer for a new passkey. */
export const passkeyCreatedSchema = credential(
  'PasskeyCreated',
  Type.Object(
    {
      clientDataJSON: longBytes,
      attestationObject: longBytes,
      authenticatorData: Type.Optional(longBytes),
      transports: Type.Optional(transports),
      publicKey: Type.Optional(Type.Union([longBytes, Type.Null()])),
      publicKeyAlgorithm: Type.Optional(Type.Integer({ minimum: -70_000, maximum: 70_000 })),
    },
    { additionalProperties: false },
  ),
)
export type PasskeyCreated = Static<typeof passkeyCreatedSchema>

/** The browser's answer for a used passkey. */
export const passkeyUsedSchema = credential(
  'PasskeyUsed',
  Type.Object(
    {
      clientDataJSON: longBytes,
      authenticatorData: longBytes,
      signature: longBytes,
      userHandle: Type.Optional(Type.Union([bytes, Type.Null()])),
    },
    { additionalProperties: false },
  ),
)
export type PasskeyUsed = Static<typeof passkeyUsedSchema>

export const passkeySignInBodySchema = Type.Object(
  { response: passkeyUsedSchema },
  { title: 'PasskeySignInBody', additionalProperties: false },
)

export const passkeyName = Type.String({ minLength: 1, maxLength: limits.staffNameMaxLength })

export const passkeySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    createdAt: instant,
    lastUsedAt: Type.Union([instant, Type.Null()]),
    isBackedUp: Type.Boolean({ description: 'It is on other devices of the person as well' }),
  },
  { title: 'Passkey' },
)
export type Passkey = Static<typeof passkeySchema>

export const passkeysSchema = Type.Object({ passkeys: Type.Array(passkeySchema) }, { title: 'Passkeys' })

export const newPasskeyBodySchema = Type.Object(
  { name: passkeyName, response: passkeyCreatedSchema },
  { title: 'NewPasskeyBody', additionalProperties: false },
)

export const passkeyRenameBodySchema = Type.Object(
  { name: passkeyName },
  { title: 'PasskeyRenameBody', additionalProperties: false },
)

export const passkeyParamsSchema = Type.Object({ passkeyId: bytes })
