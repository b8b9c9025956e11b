/** For what is asked again by itself, in a while or at the next visit: only a fault is worth an error. */
export function passLostConnection(error: unknown): void {
  if (!(error instanceof TypeError)) throw error
}
