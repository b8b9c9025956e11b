import type { TokenSet, VkSignInBody } from '@lavash/contract/sign-in'
import { isPkceVerifier, isVkState } from '@lavash/rulebook/account/vk-sign-in'
import { transaction } from '#db/transaction.ts'
import { refuse, type Refusal } from '#errors.ts'
import { recognisePerson } from '#modules/persons/repository.ts'
import { isKnownSecret } from '#plugins/is-known-secret.ts'
import type { SignInParts, WarnOfVendor } from '#modules/sign-in/sign-in-parts.ts'
import { beginFamily, toTokenSet } from '#modules/sign-in/token-families.ts'

/** Replay is impossible: VK accepts a code once, and only with the verifier that began the login. */
export async function signInByVk(
  { identity, config, db, clock, tokens }: SignInParts,
  { apiKey, ...login }: VkSignInBody,
  warn: WarnOfVendor,
): Promise<TokenSet | Refusal> {
  if (!isKnownSecret(config.apiKeys, apiKey)) return refuse('auth.api-key-invalid')
  if (identity.vk === undefined) return refuse('auth.method-not-available')
  if (!isVkState(login.state)) return refuse('request.invalid', { field: 'state' })
  if (!isPkceVerifier(login.codeVerifier)) return refuse('request.invalid', { field: 'codeVerifier' })
  const verdict = await identity.vk.exchange(login)
  if (verdict.outcome !== 'known') {
    warn({ vendor: 'vk', detail: verdict.detail })
    return refuse(verdict.outcome === 'refused' ? 'auth.id-token-invalid' : 'auth.provider-failed')
  }
  const { subject, ...known } = verdict.identity
  const claims = await transaction(db, async (trx) => {
    const nowMs = clock.now()
    const personId = await recognisePerson(trx, { provider: 'vk', subject, known }, nowMs)
    return beginFamily(trx, { personId, source: 'VK', nowMs })
  })
  return toTokenSet(tokens, { ...claims, vkAccessToken: verdict.accessToken })
}
