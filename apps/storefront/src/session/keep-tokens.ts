import { decideTokenUpkeep, decodeToken } from '@lavash/rulebook/account/tokens'
import { getNowMs } from '#api/clock.ts'
import { refreshTokens } from '#session/refresh-tokens.ts'
import { endSession } from '#session/session-end.ts'
import { getStored } from '#storage/stored-values.ts'

/** S-06, S-09: at boot and before every personal call. */
export async function keepTokens(): Promise<void> {
  const tokens = getStored('person_token_set')
  if (tokens === null) {
    // A profile without tokens: the stored tokens could not be read.
    if (getStored('person_profile') !== null) endSession('invalid-token')
    return
  }
  const upkeep = decideTokenUpkeep(tokens, getNowMs())
  if (upkeep === 'sign-out') {
    const isReadable = decodeToken(tokens.accessToken).ok && decodeToken(tokens.refreshToken).ok
    endSession(isReadable ? 'expired' : 'invalid-token')
  }
  // A failed refresh is ignored, because the call that follows tells the customer.
  if (upkeep === 'refresh') await refreshTokens(tokens.refreshToken)
}
