import { isSameSecret } from '#plugins/is-same-secret.ts'

/** All of them are compared, so that its place among them is not told by the time either. */
export function isApiKey(known: readonly string[], given: string): boolean {
  return known.filter((key) => isSameSecret(key, given)).length > 0
}
