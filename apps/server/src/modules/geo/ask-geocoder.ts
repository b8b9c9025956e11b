import type { FastifyRequest } from 'fastify'
import type { Clock } from '#clock.ts'
import { refuse, type Refusal } from '#errors.ts'
import { GeocoderUnavailable } from '#providers/geocoding/geocoder.ts'

type AskGeocoder = <Answer>(
  request: Pick<FastifyRequest, 'log'>,
  ask: () => Promise<Answer>,
) => Promise<Answer | Refusal>

/** A geocoder that is down fails for every typed letter. Log one line a minute. */
const quietMs = 60_000

/** Without an answer the customer is asked to try later. The log has the reason. */
export function makeAskGeocoder(clock: Clock): AskGeocoder {
  let warnedAt = -Infinity
  return async ({ log }, ask) => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable)) throw error
      const now = clock.now()
      if (now - warnedAt >= quietMs) {
        warnedAt = now
        log.warn({ err: error }, 'no addresses: the geocoder refused or failed')
      }
      return refuse('geo.unavailable')
    }
  }
}
