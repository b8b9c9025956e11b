import type { Person } from '@lavash/contract/persons'
import type { TokenSet } from '@lavash/contract/sign-in'
import type { SignInMethod } from '@lavash/rulebook/account/sign-in'
import type { Result } from '@lavash/client/result.ts'
import { loadProfile } from '#session/load-profile.ts'
import { forgetSessionEnd } from '#session/session-end.ts'
import { setStored } from '#storage/stored-values.ts'

/** S-05: stores the tokens, then loads the profile. Without a profile nobody is signed in. */
export async function completeSignIn(tokens: TokenSet, source: SignInMethod): Promise<Result<Person>> {
  forgetSessionEnd()
  setStored({ person_token_set: { ...tokens, source } })
  const profile = await loadProfile()
  if (profile === undefined) throw new Error('The tokens were stored a line above')
  // Tokens without a profile would be kept but not count as signed in, so both are removed. What was typed for the
  // order stays.
  if (!profile.ok) setStored({ person_token_set: null, person_profile: null })
  return profile
}
