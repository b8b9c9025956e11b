/**
 * The seconds of a Retry-After header. Dates are allowed there, too (RFC 9110, 10.2.3), but our server sends none.
 */
export function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
