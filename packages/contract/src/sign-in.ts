import {
  pkceVerifierMaxLength,
  pkceVerifierMinLength,
  smsCodeMaxLength,
  tokenMaxLength,
} from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { apiKey, phone, token, url, whiteLabel } from '#scalars.ts'

export const tokenSetSchema = Type.Object(
  { accessToken: token, refreshToken: token, vkAccessToken: Type.Optional(token) },
  { title: 'TokenSet' },
)
export type TokenSet = Static<typeof tokenSetSchema>

export const phoneCodeBodySchema = Type.Object(
  {
    apiKey,
    captchaToken: token,
    mode: Type.Literal('WEB'),
    phone,
    whiteLabel: Type.Optional(whiteLabel),
  },
  { title: 'PhoneCodeBody', additionalProperties: false },
)
export type PhoneCodeBody = Static<typeof phoneCodeBodySchema>

/** A captcha allows one SMS. The code has counters of its own, so its captcha may be empty. */
export const phoneSignInBodySchema = Type.Object(
  {
    apiKey,
    captchaToken: Type.Optional(Type.String({ maxLength: tokenMaxLength })),
    code: Type.String({ maxLength: smsCodeMaxLength }),
    phone,
  },
  { title: 'PhoneSignInBody', additionalProperties: false },
)
export type PhoneSignInBody = Static<typeof phoneSignInBodySchema>

/** RFC 7636 section 4.1. VK takes letters, digits, underscore and hyphen only (S-03). */
const codeVerifier = Type.String({
  minLength: pkceVerifierMinLength,
  maxLength: pkceVerifierMaxLength,
  pattern: '^[A-Za-z0-9_-]+$',
})

export const vkSignInBodySchema = Type.Object(
  { apiKey, code: token, codeVerifier, deviceId: token, redirectUri: url, state: token },
  { title: 'VkSignInBody', additionalProperties: false },
)
export type VkSignInBody = Static<typeof vkSignInBodySchema>

/**
 * The page may bind an id token to itself: it gives the service the S256 hash of a secret as `nonce` (base64url, as
 * PKCE does) and sends the secret here. A token with a nonce is refused without it.
 */
export const externalIdTokenHeadersSchema = Type.Object({
  'x-external-id-token': token,
  'x-external-id-nonce': Type.Optional(token),
})
