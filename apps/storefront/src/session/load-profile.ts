import type { Person } from '@lavash/contract/persons'
import { toOrderPersonAfter } from '@lavash/rulebook/account/profile'
import { call } from '#api/call.ts'
import { patienceMs } from '@lavash/client/patience.ts'
import type { Result } from '@lavash/client/result.ts'
import { keepTokens } from '#session/keep-tokens.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

/** S-05, S-07: loads the tokens' person and fills the empty fields of the order form. */
export async function loadProfile(): Promise<Result<Person> | undefined> {
  const tokens = getStored('person_token_set')
  if (tokens === null) return undefined
  const answer = await call('persons.me', { token: tokens.accessToken, timeoutMs: patienceMs })
  // Another person may have signed in or out while the answer was on its way.
  if (answer.ok && getStored('person_token_set')?.refreshToken === tokens.refreshToken) {
    storeProfile(answer.value)
  }
  return answer
}

/** At boot, beside everything else. The stored profile is used until the answer arrives, or if it never does. */
export async function startSession(): Promise<void> {
  await keepTokens()
  await loadProfile()
}

function storeProfile(profile: Person): void {
  const isNews = JSON.stringify(getStored('person_profile')) !== JSON.stringify(profile)
  // The preflight runs again when the profile changes, so an equal profile is not stored.
  if (!isNews) return
  setStored({
    person_profile: profile,
    order_person: toOrderPersonAfter(getStored('order_person'), profile),
  })
}
