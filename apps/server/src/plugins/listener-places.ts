import { refuse, type Refusal } from '#errors.ts'

const comeBackSeconds = 30

/** Limits concurrent streams, for each caller and in all, because a stream keeps a connection for hours. */
export class ListenerPlaces {
  readonly #max: number
  readonly #maxEach: number
  readonly #taken = new Map<string, number>()
  #total = 0

  constructor(limits: { max: number; maxEach: number }) {
    this.#max = limits.max
    this.#maxEach = limits.maxEach
  }

  /** Takes a place, or returns which limit is reached. */
  take(who: string): 'taken' | 'full' | 'own-full' {
    const own = this.#taken.get(who) ?? 0
    if (own >= this.#maxEach) return 'own-full'
    if (this.#total >= this.#max) return 'full'
    this.#taken.set(who, own + 1)
    this.#total += 1
    return 'taken'
  }

  /** Takes a place, or returns the refusal for whoever gets none. */
  admit(who: string): Refusal | undefined {
    const place = this.take(who)
    if (place === 'taken') return undefined
    const code = place === 'full' ? 'server.unavailable' : 'request.too-many'
    return refuse(code, { retryAfterSeconds: comeBackSeconds })
  }

  giveBack(who: string): void {
    const own = this.#taken.get(who) ?? 0
    if (own <= 1) this.#taken.delete(who)
    else this.#taken.set(who, own - 1)
    this.#total -= 1
  }
}
