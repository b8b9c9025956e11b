/** Swallows a lost connection, for requests that are repeated later by themselves. Any other error is thrown. */
export function passLostConnection(error: unknown): void {
  if (!(error instanceof TypeError)) throw error
}
