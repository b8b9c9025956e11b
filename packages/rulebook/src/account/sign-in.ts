import type { PersonProfile } from './profile.ts'

/** A brand's settings say which of them it offers. */
export const signInMethods = ['PHONE', 'GOOGLE', 'APPLE', 'VK'] as const
export type SignInMethod = (typeof signInMethods)[number]

export interface TokenSet {
  readonly accessToken: string
  readonly refreshToken: string
  readonly vkAccessToken?: string | undefined
  readonly source: SignInMethod
}

/** Tokens without a profile mean a sign-in that is not finished. A profile without tokens means a session that ended. */
export function isSignedIn(session: {
  readonly profile: PersonProfile | null
  readonly tokens: Partial<TokenSet> | null
}): boolean {
  return Boolean(session.profile && session.tokens?.accessToken && session.tokens.refreshToken)
}

/** VK has a session of its own. If it stayed open, the next sign-in on this device would be the previous person's. */
export function mustSignOutAtVk(tokens: Partial<TokenSet> | null): boolean {
  return tokens?.source === 'VK' && Boolean(tokens.vkAccessToken)
}
