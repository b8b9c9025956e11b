import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { GeocoderUnavailable } from '#providers/geocoding/geocoder.ts'
import { measuredFetch } from '#tracing/measured-fetch.ts'

/** A customer is typing: an answer later than this is for another text. */
const answerWithinMs = 4000

/** One call to a foreign geocoder; whatever goes wrong with it is one thing to us. */
export async function askJson<Schema extends TSchema>(
  schema: Schema,
  url: URL,
  init: RequestInit = {},
): Promise<Static<Schema>> {
  let body: unknown
  try {
    const response = await measuredFetch(url, {
      ...init,
      // A key, and what the customer typed, must not follow a redirect to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!response.ok) throw new GeocoderUnavailable(`${url.host} answered ${response.status}`)
    body = await response.json()
  } catch (error) {
    if (error instanceof GeocoderUnavailable) throw error
    // The log shows the message alone, and what the customer typed is in the address of the call and may be in the
    // vendor's words: the host and the kind of fault are told.
    throw new GeocoderUnavailable(`${url.host} gave no answer (${toFault(error)})`, { cause: error })
  }
  if (!Value.Check(schema, body)) throw new GeocoderUnavailable(`${url.host} answered in an unknown shape`)
  return body
}

/** `ECONNREFUSED` from below a failed fetch, `TimeoutError`, `SyntaxError`: never a sentence. */
function toFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
