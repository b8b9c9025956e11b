import fc from 'fast-check'

/** What somebody sends who does not mean well, or whose program is wrong. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    '0',
    'NaN',
    '\0',
    '\u202E💥ﷺ',
    "'; drop table orders; --",
    '{{constructor}}',
    '../../etc/passwd',
    'x'.repeat(40_000),
    [],
    {},
    true,
    [[[[[[[[[['deep']]]]]]]]]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

type Path = readonly string[]

/** The same value with one part of it replaced by junk, left out, or joined by a field nobody knows. */
export function breakValue(whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(whole, fc.nat(), fc.constantFrom('replace', 'remove', 'add'), junk)
    .map(([value, pick, how, broken]) => {
      const paths = listPaths(value)
      const path = paths[pick % paths.length] ?? []
      return change(value, path, how, broken)
    })
}

function listPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Object.entries(value).flatMap(([key, part]) => listPaths(part, [...at, key]))
  return [at, ...inner]
}

function change(value: unknown, [key, ...rest]: Path, how: string, broken: unknown): unknown {
  if (key === undefined) {
    return how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, unknownField: broken }
      : broken
  }
  const entries = Object.entries(value ?? {}).flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]]
    if (rest.length === 0 && how === 'remove') return []
    return [[name, change(part, rest, how, broken)]]
  })
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
