import type { GeoPoint } from '@lavash/contract/geo-point'

export type PositionProblem = 'positionDenied' | 'positionFailed'

const positionOptions: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }
/** The browser's own timeout excludes its question to the customer, and an ignored question is never answered. */
const positionPatienceMs = 30_000
export function findPosition(): Promise<GeoPoint | PositionProblem> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('positionFailed'), positionPatienceMs)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'positionDenied' : 'positionFailed'),
      positionOptions,
    )
  })
}
