import type { Tags } from '#geo/osm/osm-element.ts'

/** The node ids of all ways in one long array. An array per way would weigh more than the ids. */
export class WayStore {
  #refs = new Float64Array(1 << 18)
  #used = 0
  readonly #ids: number[] = []
  readonly #starts: number[] = []
  readonly #tags: (Tags | undefined)[] = []
  readonly #indexes = new Map<number, number>()

  get count(): number {
    return this.#ids.length
  }

  add(id: number, refs: readonly number[], tags: Tags | undefined): void {
    while (this.#used + refs.length > this.#refs.length) {
      const grown = new Float64Array(this.#refs.length * 2)
      grown.set(this.#refs)
      this.#refs = grown
    }
    this.#indexes.set(id, this.#ids.length)
    this.#ids.push(id)
    this.#starts.push(this.#used)
    this.#tags.push(tags)
    this.#refs.set(refs, this.#used)
    this.#used += refs.length
  }

  findIndex(id: number): number | undefined {
    return this.#indexes.get(id)
  }

  idOf(index: number): number {
    return this.#ids[index] ?? 0
  }

  tagsOf(index: number): Tags | undefined {
    return this.#tags[index]
  }

  refsOf(index: number): Float64Array {
    return this.#refs.subarray(this.#starts[index], this.#starts[index + 1] ?? this.#used)
  }
}
