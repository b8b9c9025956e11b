import type { TokenSet } from '@lavash/contract/sign-in'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { recognisePerson } from '#modules/persons/repository.ts'
import type { SignInParts, WarnOfVendor } from '#modules/sign-in/sign-in-parts.ts'
import { spendToken } from '#modules/sign-in/spent-tokens.ts'
import { beginFamily, toTokenSet } from '#modules/sign-in/token-families.ts'

const sources = { google: 'GOOGLE', apple: 'APPLE' } as const

export interface IdTokenSignIn {
  readonly provider: keyof typeof sources
  readonly idToken: string
  readonly nonceSecret: string | undefined
  readonly warn: WarnOfVendor
}

export async function signInByIdToken(
  { identity, db, clock, tokens }: SignInParts,
  { provider, idToken, nonceSecret, warn }: IdTokenSignIn,
): Promise<TokenSet | Refusal> {
  const verifier = identity[provider]
  if (verifier === undefined) return refuse('auth.method-not-available')
  const verdict = await verifier.verify(idToken, nonceSecret)
  if (verdict.outcome !== 'known') {
    warn({ vendor: provider, detail: verdict.detail })
    return refuse(verdict.outcome === 'refused' ? 'auth.id-token-invalid' : 'auth.provider-failed')
  }
  const { subject, ...known } = verdict.identity
  const claims = await transaction(db, async (trx) => {
    const nowMs = clock.now()
    if (!(await spendToken(trx, { ...verdict, nowMs }))) return refuse('auth.id-token-invalid')
    const personId = await recognisePerson(trx, { provider, subject, known }, nowMs)
    return beginFamily(trx, { personId, source: sources[provider], nowMs })
  })
  return claims instanceof Refusal ? claims : toTokenSet(tokens, claims)
}
