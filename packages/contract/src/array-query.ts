import { Type, type TObject } from 'typebox'

/** Names of a query's array parameters: they travel joined by commas. */
export function arrayQueryNames(query: TObject): string[] {
  return Object.entries(query.properties).flatMap(([name, schema]) => (Type.IsArray(schema) ? [name] : []))
}

/**
 * `ids=1,2` and `ids=1&ids=2` both mean two ids. This runs before validation: the schema would take the text `1,2`
 * for one invalid item.
 */
export function splitArrayQuery(
  names: readonly string[],
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const split = { ...query }
  for (const name of names) {
    const value = query[name]
    if (value === undefined) continue
    const texts = Array.isArray(value) ? value : [value]
    split[name] = texts.flatMap((text: unknown) =>
      typeof text === 'string' ? text.split(',').filter((item) => item !== '') : [text],
    )
  }
  return split
}
