import type { Config } from '#config.ts'
import { createIdTokenVerifier } from '#providers/identity/id-token.ts'
import type { IdTokenVerifier } from '#providers/identity/identity.ts'
import { createVkId, type VkId } from '#providers/identity/vk.ts'

export interface IdentityProviders {
  readonly google: IdTokenVerifier | undefined
  readonly apple: IdTokenVerifier | undefined
  readonly vk: VkId | undefined
}

/** The configured providers. The others are not offered and refuse. */
export function createIdentityProviders({ google, apple, vk }: Config['identity']): IdentityProviders {
  return {
    google:
      google &&
      createIdTokenVerifier({
        ...google,
        // Google uses either issuer (its documentation names both).
        issuers: [google.issuer, google.issuer.replace(/^https:\/\//, '')],
      }),
    apple: apple && createIdTokenVerifier({ ...apple, issuers: [apple.issuer] }),
    vk: vk && createVkId(vk),
  }
}
