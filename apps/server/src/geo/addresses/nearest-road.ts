import Flatbush from 'flatbush'
import { type LngLat, toDegrees } from '#geo/coordinates.ts'
import type { NamedRoad } from '#geo/addresses/collect-roads.ts'

/** Beyond this distance from any named street a house number is useless. */
const maxMetres = 200

/** Finds the named street that a house without a street stands on. */
export class NearestRoad {
  readonly #segments: { road: NamedRoad; a: LngLat; b: LngLat }[] = []
  readonly #tree: Flatbush | undefined

  constructor(roads: readonly NamedRoad[]) {
    for (const road of roads) {
      for (const [index, b] of road.line.entries()) {
        const a = road.line[index - 1]
        if (a !== undefined) this.#segments.push({ road, a, b })
      }
    }
    if (this.#segments.length === 0) return
    this.#tree = new Flatbush(this.#segments.length)
    for (const { a, b } of this.#segments) {
      this.#tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]))
    }
    this.#tree.finish()
  }

  find(position: LngLat): NamedRoad | undefined {
    const squeeze = Math.cos((position[1] * Math.PI) / 180)
    const reach = toDegrees(maxMetres)
    const [lng, lat] = position
    const near =
      this.#tree?.search(lng - reach / squeeze, lat - reach, lng + reach / squeeze, lat + reach) ?? []
    let nearest: NamedRoad | undefined
    let smallest = reach
    for (const index of near) {
      const segment = this.#segments[index]
      if (segment === undefined) continue
      const away = degreesFrom(position, segment.a, segment.b, squeeze)
      if (away >= smallest) continue
      smallest = away
      nearest = segment.road
    }
    return nearest
  }
}

function degreesFrom(p: LngLat, a: LngLat, b: LngLat, squeeze: number): number {
  const [dx, dy] = [(b[0] - a[0]) * squeeze, b[1] - a[1]]
  const [px, py] = [(p[0] - a[0]) * squeeze, p[1] - a[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - along * dx, py - along * dy)
}
