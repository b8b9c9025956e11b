import { type Bounds, type LngLat, positionAt, toE7 } from '#geo/coordinates.ts'

/** Sixteen bytes per node instead of a hundred, because a city has a million nodes. */
export class NodeStore {
  #ids = new Float64Array(1 << 16)
  #places = new Int32Array(1 << 17)
  #count = 0
  #isSorted = true

  get count(): number {
    return this.#count
  }

  add(id: number, lng: number, lat: number): void {
    if (this.#count === this.#ids.length) this.#grow()
    if (this.#count > 0 && id <= (this.#ids[this.#count - 1] ?? 0)) this.#isSorted = false
    this.#ids[this.#count] = id
    this.#places[2 * this.#count] = toE7(lng)
    this.#places[2 * this.#count + 1] = toE7(lat)
    this.#count += 1
  }

  find(id: number): LngLat | undefined {
    if (!this.#isSorted) this.#sort()
    let low = 0
    let high = this.#count - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#ids[middle] ?? 0
      if (found === id) return positionAt(this.#places, middle)
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }

  has(id: number): boolean {
    return this.find(id) !== undefined
  }

  /** The area that the nodes cover. */
  findBounds(): Bounds | undefined {
    if (this.#count === 0) return undefined
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let index = 0; index < this.#count; index++) {
      const [lng, lat] = positionAt(this.#places, index)
      west = Math.min(west, lng)
      east = Math.max(east, lng)
      south = Math.min(south, lat)
      north = Math.max(north, lat)
    }
    return { west, south, east, north }
  }

  #grow(): void {
    const ids = new Float64Array(this.#ids.length * 2)
    ids.set(this.#ids)
    this.#ids = ids
    const places = new Int32Array(this.#places.length * 2)
    places.set(this.#places)
    this.#places = places
  }

  /** Nearly every extract is sorted by id. Files saved by an editor are not. */
  #sort(): void {
    const order = Uint32Array.from({ length: this.#count }, (_, index) => index)
    order.sort((a, b) => (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0))
    const ids = new Float64Array(this.#ids.length)
    const places = new Int32Array(this.#places.length)
    for (const [to, from] of order.entries()) {
      ids[to] = this.#ids[from] ?? 0
      places[2 * to] = this.#places[2 * from] ?? 0
      places[2 * to + 1] = this.#places[2 * from + 1] ?? 0
    }
    this.#ids = ids
    this.#places = places
    this.#isSorted = true
  }
}
