import { type PersonProfile, toMergedProfile } from '@lavash/rulebook/account/profile'
import { isSignedIn } from '@lavash/rulebook/account/sign-in'
import { useMemo } from 'react'
import { getStored, useStored } from '#storage/stored-values.ts'

/** S-05: a profile and both tokens. */
export function useIsSignedIn(): boolean {
  const profile = useStored('person_profile')
  const tokens = useStored('person_token_set')
  return isSignedIn({ profile, tokens })
}

/** The person's name and contacts as the order uses them (S-07), null without a session. */
export function useProfile(): PersonProfile | null {
  const profile = useStored('person_profile')
  const isIn = useIsSignedIn()
  return useMemo(() => (profile === null || !isIn ? null : toMergedProfile(profile)), [profile, isIn])
}

interface Person {
  readonly personId: string
  readonly accessToken: string
  readonly refreshToken: string
}

/** The signed-in person, for calls. */
export function findPerson(): Person | undefined {
  const profile = getStored('person_profile')
  const tokens = getStored('person_token_set')
  if (profile === null || tokens === null || !isSignedIn({ profile, tokens })) return undefined
  const { accessToken, refreshToken } = tokens
  return { personId: profile.id, accessToken, refreshToken }
}
