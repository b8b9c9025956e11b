import { hash } from 'node:crypto'

/** Equal content has an equal hash, whatever the order of its fields: a retry may serialise them differently. */
export function toBodyHash(body: unknown): string {
  return hash('sha256', JSON.stringify(sortFields(body)), 'hex')
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields)
  if (typeof value !== 'object' || value === null) return value
  const given = value as Readonly<Record<string, unknown>>
  const sorted: Record<string, unknown> = {}
  for (const name of Object.keys(given).toSorted()) sorted[name] = sortFields(given[name])
  return sorted
}
