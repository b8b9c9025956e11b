/**
 * The keys whose order customers see: answers hand these objects on as they are. Every other key stands by the
 * alphabet, so that equal things have one text however they were written.
 */
const wireOrder = [
  'ru',
  'en',
  'cnr',
  'phones',
  'emails',
  'links',
  'legal',
  'lat',
  'lng',
  'southWest',
  'northEast',
  'width',
  'format',
  'value',
  'unit',
  'kcal',
  'proteins',
  'fats',
  'carbs',
  'dayOfWeek',
  'active',
  'open',
  'close',
  'startAt',
  'endAt',
]
const ranks = new Map(wireOrder.map((key, index) => [key, index]))

/** One text for equal values: a part's hash is taken of it. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? inOrder(inner) : inner))
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inOrder(value: object): object {
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => compareKeys(one, other)))
}

function compareKeys(one: string, other: string): number {
  const [first, second] = [ranks.get(one) ?? Infinity, ranks.get(other) ?? Infinity]
  if (first !== second) return first - second
  return one < other ? -1 : 1
}
