import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { GeocoderUnavailable } from '#providers/geocoding/geocoder.ts'
import { measuredFetch } from '#tracing/measured-fetch.ts'

/** A later answer belongs to an older text, because the customer goes on typing. */
const answerWithinMs = 4000

/** Calls a geocoder. All its failures are one kind of error. */
export async function askJson<Schema extends TSchema>(
  schema: Schema,
  url: URL,
  init: RequestInit = {},
): Promise<Static<Schema>> {
  let body: unknown
  try {
    const response = await measuredFetch(url, {
      ...init,
      // The key and the customer's text must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!response.ok) throw new GeocoderUnavailable(`${url.host} answered ${response.status}`)
    body = await response.json()
  } catch (error) {
    if (error instanceof GeocoderUnavailable) throw error
    // Privacy: the call's address, and perhaps the vendor's message, contain the customer's text. So the log gets the
    // host and the kind of fault only.
    throw new GeocoderUnavailable(`${url.host} gave no answer (${toFault(error)})`, { cause: error })
  }
  if (!Value.Check(schema, body)) throw new GeocoderUnavailable(`${url.host} answered in an unknown shape`)
  return body
}

/** An error's code or name, such as `ECONNREFUSED`, `TimeoutError` or `SyntaxError`, and never its message. */
function toFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
