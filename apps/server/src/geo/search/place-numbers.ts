/** A large Map is copied as a whole when it grows, and every request waits. Several small ones are not. */
const idsPerMap = 1 << 15

/** Maps an id of a dataset to its number in the tables. */
export class PlaceNumbers {
  readonly #maps: Map<string, number>[] = []

  add(id: string, number: number): void {
    let last = this.#maps.at(-1)
    if (last === undefined || last.size >= idsPerMap) {
      last = new Map()
      this.#maps.push(last)
    }
    last.set(id, number)
  }

  find(id: string): number | undefined {
    for (const map of this.#maps) {
      const number = map.get(id)
      if (number !== undefined) return number
    }
    return undefined
  }
}
