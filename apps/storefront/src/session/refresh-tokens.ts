import { call } from '#api/call.ts'
import { getStored, rereadStored, setStored } from '#storage/stored-values.ts'

const lockName = 'lavash-refresh'
const refreshTimeoutMs = 15_000

export type RefreshOutcome =
  /** There are newer tokens than the ones known, whoever fetched them. */
  | 'refreshed'
  /** The server takes this refresh token no more. */
  | 'refused'
  /** No answer, or none that says anything: next time perhaps. */
  | 'failed'
  /** Signed out meanwhile. */
  | 'gone'

let running: Promise<RefreshOutcome> | undefined

/**
 * S-06: concurrent calls share one refresh, in this tab and among the tabs: a refresh token that is used twice looks
 * stolen, and would end everybody's session.
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
  // Whoever signed out while the answer was on its way stays signed out.
  if (getStored('person_token_set')?.refreshToken !== knownRefreshToken) return 'gone'
  setStored({ person_token_set: { ...tokens, ...answer.value } })
  return 'refreshed'
}

/** Web Locks exist on secure pages only; elsewhere the server's grace for two tabs in one moment has to do. */
function withLock<Value>(work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as { locks?: LockManager }
  return locks === undefined ? work() : locks.request(lockName, work)
}
