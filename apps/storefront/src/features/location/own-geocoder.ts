import { call } from '#api/call.ts'
import { patienceMs as timeoutMs } from '@lavash/client/patience.ts'
import { getValue } from '@lavash/client/result.ts'
import type { Geocoder } from '#vendors/geocoding/geocoder.ts'

/** Addresses of our own server: its index, or a vendor whose key stays there. */
export function createOwnGeocoder(): Geocoder {
  const session = makeSession()
  return {
    id: session,
    suggest: async (q, { southWest, northEast }, asked) => {
      const bounds = [southWest.lng, southWest.lat, northEast.lng, northEast.lat]
      const found = getValue(
        await call('geo.suggest', { query: { q, bounds, session }, timeoutMs, ...asked }),
      )
      return found.map(({ placeId, kind, ...suggestion }) => ({
        id: placeId,
        isStreet: kind === 'street',
        ...suggestion,
      }))
    },
    resolve: async ({ id, details }, asked) => {
      if (details !== undefined) return details
      return getValue(await call('geo.place', { params: { placeId: id }, timeoutMs, ...asked }))
    },
    findAt: async (query, asked) => {
      const answer = await call('geo.reverse', { query, timeoutMs, ...asked })
      const isNowhere = !answer.ok && answer.failure.code === 'geo.place-not-found'
      return isNowhere ? undefined : getValue(answer)
    },
  }
}

/** Not randomUUID, which is missing over plain http, for example on a phone that opens a developer's machine. */
function makeSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
