import type { LngLat } from '#geo/coordinates.ts'
import type { Tags } from '#geo/osm/osm-element.ts'
import { boundsOf } from '#geo/shapes/ring.ts'

/** Metres east and north of the city's centre. */
export type Point = readonly [x: number, y: number]

const metresPerDegreeLat = 110_540

/** A map drawn in metres and written as OpenStreetMap XML, so that it is imported like a real extract. */
export class OsmDocument {
  readonly #origin: LngLat
  readonly #firstId: number
  readonly #nodes: { position: LngLat; tags: Tags | undefined }[] = []
  readonly #shared = new Map<string, number>()
  readonly #ways: { refs: number[]; tags: Tags }[] = []
  /** Borders reach beyond the drawn area, so bounds come from these. */
  #drawn: LngLat[] = []
  readonly #relations: { outer: number; tags: Tags }[] = []

  constructor(origin: LngLat, firstId: number) {
    this.#origin = origin
    this.#firstId = firstId
  }

  addNode(point: Point, tags: Tags): void {
    this.#nodes.push({ position: this.#toPosition(point), tags })
  }

  /** Ways that meet in a point share its node. Returns the way's id. */
  addWay(points: readonly Point[], tags: Tags): number {
    return this.#ways.push({ refs: points.map((point) => this.#getNode(point)), tags }) - 1
  }

  addArea(points: readonly Point[], tags: Tags): number {
    const [first] = points
    return this.addWay(first === undefined ? points : [...points, first], tags)
  }

  addBoundary(points: readonly Point[], tags: Tags): void {
    const drawn = this.#drawn
    this.#drawn = []
    this.#relations.push({ outer: this.addArea(points, {}), tags })
    this.#drawn = drawn
  }

  toXml(): string {
    const { west, south, east, north } = boundsOf(this.#drawn)
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<osm version="0.6" generator="lavash demo city">',
      `<bounds minlat="${south.toFixed(7)}" minlon="${west.toFixed(7)}" maxlat="${north.toFixed(7)}" maxlon="${east.toFixed(7)}"/>`,
    ]
    for (const [index, { position, tags }] of this.#nodes.entries()) {
      const place = `id="${this.#firstId + index}" lat="${position[1].toFixed(7)}" lon="${position[0].toFixed(7)}"`
      lines.push(tags === undefined ? `<node ${place}/>` : `<node ${place}>${toTagElements(tags)}</node>`)
    }
    for (const [index, { refs, tags }] of this.#ways.entries()) {
      const nodes = refs.map((ref) => `<nd ref="${this.#firstId + ref}"/>`).join('')
      lines.push(`<way id="${this.#firstId + index}">${nodes}${toTagElements(tags)}</way>`)
    }
    for (const [index, { outer, tags }] of this.#relations.entries()) {
      const member = `<member type="way" ref="${this.#firstId + outer}" role="outer"/>`
      lines.push(`<relation id="${this.#firstId + index}">${member}${toTagElements(tags)}</relation>`)
    }
    return [...lines, '</osm>', ''].join('\n')
  }

  #getNode(point: Point): number {
    const key = `${point[0].toFixed(2)},${point[1].toFixed(2)}`
    const known = this.#shared.get(key)
    if (known !== undefined) return known
    const position = this.#toPosition(point)
    this.#drawn.push(position)
    const number = this.#nodes.push({ position, tags: undefined }) - 1
    this.#shared.set(key, number)
    return number
  }

  toPoint([lng, lat]: LngLat): Point {
    const [originLng, originLat] = this.#origin
    return [(lng - originLng) * metresPerDegreeLng(originLat), (lat - originLat) * metresPerDegreeLat]
  }

  #toPosition([x, y]: Point): LngLat {
    const [lng, lat] = this.#origin
    return [lng + x / metresPerDegreeLng(lat), lat + y / metresPerDegreeLat]
  }
}

function metresPerDegreeLng(lat: number): number {
  return 111_320 * Math.cos((lat * Math.PI) / 180)
}

function toTagElements(tags: Tags): string {
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${escape(key)}" v="${escape(value)}"/>`)
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
