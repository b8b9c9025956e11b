import type { Threshold } from './thresholds.ts'
import type { Zone } from './zones.ts'

export function makeThreshold(min: number, max: number, deliveryCost: number, deliveryTime = 60): Threshold {
  return { deliveryCost, deliveryTime, orderPrice: { min, max } }
}

/** Without fields: 500 ₽ at least, 200 ₽ to deliver, 100 ₽ from 1000 ₽, free from 2000 ₽, 10 000 ₽ at most. */
export function makeZone(fields: Partial<Zone> = {}): Zone {
  return {
    id: 1,
    name: 'Центр',
    restoId: 1,
    polygon: makeSquare(55, 37, 0.1),
    thresholds: [
      makeThreshold(50_000, 100_000, 20_000),
      makeThreshold(100_000, 200_000, 10_000),
      makeThreshold(200_000, 1_000_000, 0),
    ],
    ...fields,
  }
}

/** South-west corner and side in degrees; the ring is left open, as catalogues write it. */
export function makeSquare(lat: number, lng: number, side: number): Zone['polygon'] {
  return [
    { lat, lng },
    { lat, lng: lng + side },
    { lat: lat + side, lng: lng + side },
    { lat: lat + side, lng },
  ]
}
