import type { CallName } from '#paths.ts'

/** Promised and not served yet. Whoever builds a call takes its name from here; the server's test insists. */
export const notBuilt: readonly CallName[] = ['metrics']
