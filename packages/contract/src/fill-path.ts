type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined
export type PathQuery = Readonly<Record<string, QueryValue>>

/** Array values are joined by commas; values that are missing stay out of the address. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: PathQuery = {},
): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, param: string) => {
    const value = params[param]
    if (value === undefined) throw new TypeError(`${path} needs the path parameter ${param}`)
    return encode(value)
  })
  const search = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [`${encode(key)}=${toQueryText(value)}`],
  )
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`
}

function toQueryText(value: NonNullable<QueryValue>): string {
  return typeof value === 'object' ? value.map(encode).join(',') : encode(value)
}

/** A text cut in the middle of an emoji ends with half of it, which encodeURIComponent throws at. */
function encode(value: string | number | boolean): string {
  return encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
