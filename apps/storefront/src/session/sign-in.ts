import type { Person } from '@lavash/contract/persons'
import type { TokenSet } from '@lavash/contract/sign-in'
import type { SignInMethod } from '@lavash/rulebook/account/sign-in'
import type { Result } from '#api/result.ts'
import { loadProfile } from '#session/load-profile.ts'
import { forgetSessionEnd } from '#session/session-end.ts'
import { setStored } from '#storage/stored-values.ts'

/** S-05: the tokens are stored, then the profile is loaded; without it nobody is signed in yet. */
export async function completeSignIn(tokens: TokenSet, source: SignInMethod): Promise<Result<Person>> {
  forgetSessionEnd()
  setStored({ person_token_set: { ...tokens, source } })
  const profile = await loadProfile()
  if (profile === undefined) throw new Error('The tokens were stored a line above')
  // Half a sign-in would look like none and keep its tokens: the customer tries again from the beginning.
  // What they have typed for the order is theirs, signed in or not.
  if (!profile.ok) setStored({ person_token_set: null, person_profile: null })
  return profile
}
