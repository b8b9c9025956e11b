import { call } from '#api/call.ts'
import { getStored, rereadStored, setStored } from '#storage/stored-values.ts'

const lockName = 'lavash-refresh'
const refreshTimeoutMs = 15_000

export type RefreshOutcome =
  /** There are newer tokens, whoever fetched them. */
  | 'refreshed'
  /** The server no longer takes this refresh token. */
  | 'refused'
  /** No answer, or an unreadable one. The next try may succeed. */
  | 'failed'
  /** The customer signed out meanwhile. */
  | 'gone'

let running: Promise<RefreshOutcome> | undefined

/**
 * S-06: all calls of all tabs share one refresh. A refresh token that is used twice looks stolen and would end the
 * session everywhere.
 */
export function refreshTokens(knownRefreshToken: string): Promise<RefreshOutcome> {
  running ??= withLock(() => refreshOnce(knownRefreshToken)).finally(() => {
    running = undefined
  })
  return running
}

async function refreshOnce(knownRefreshToken: string): Promise<RefreshOutcome> {
  rereadStored('person_token_set')
  const tokens = getStored('person_token_set')
  if (tokens === null) return 'gone'
  if (tokens.refreshToken !== knownRefreshToken) return 'refreshed'
  const answer = await call('sign.refresh', { token: tokens.refreshToken, timeoutMs: refreshTimeoutMs })
  if (!answer.ok) return answer.failure.status === 401 ? 'refused' : 'failed'
  rereadStored('person_token_set')
  // A customer who signed out while the answer was on its way stays signed out.
  if (getStored('person_token_set')?.refreshToken !== knownRefreshToken) return 'gone'
  setStored({ person_token_set: { ...tokens, ...answer.value } })
  return 'refreshed'
}

/** Web Locks exist on secure pages only. Elsewhere the server accepts a second use within 30 seconds. */
function withLock<Value>(work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as { locks?: LockManager }
  return locks === undefined ? work() : locks.request(lockName, work)
}
