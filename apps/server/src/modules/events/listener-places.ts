/** How many may listen at once: a stream holds a connection for hours, so nobody gets all of them. */
export class ListenerPlaces {
  readonly #max: number
  readonly #maxPerAddress: number
  readonly #taken = new Map<string, number>()
  #total = 0

  constructor(limits: { max: number; maxPerAddress: number }) {
    this.#max = limits.max
    this.#maxPerAddress = limits.maxPerAddress
  }

  /** Takes a place, or says what is full. */
  take(address: string): 'taken' | 'full' | 'address-full' {
    const own = this.#taken.get(address) ?? 0
    if (own >= this.#maxPerAddress) return 'address-full'
    if (this.#total >= this.#max) return 'full'
    this.#taken.set(address, own + 1)
    this.#total += 1
    return 'taken'
  }

  giveBack(address: string): void {
    const own = this.#taken.get(address) ?? 0
    if (own <= 1) this.#taken.delete(address)
    else this.#taken.set(address, own - 1)
    this.#total -= 1
  }
}
