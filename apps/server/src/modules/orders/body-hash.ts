import { createHash } from 'node:crypto'

/** The same for the same content, however its fields are ordered: a retry may be serialised anew. */
export function toBodyHash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body, sortFields)).digest('hex')
}

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
