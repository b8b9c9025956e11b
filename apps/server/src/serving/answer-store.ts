import { keepByObject } from '#keep-by-object.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/**
 * Answers by what they are about. They live exactly as long as that part of the catalogue: a new reading brings
 * new objects, and the old ones take their answers along. Keys must be few: where a stranger may vary them freely,
 * `maxEach` of one thing are kept, and one more starts its memory anew.
 */
export class AnswerStore {
  readonly #maxEach: number
  readonly #getAnswers = keepByObject<object, Map<string, PreparedAnswer>>(() => new Map())

  constructor(maxEach = Infinity) {
    this.#maxEach = maxEach
  }

  get(about: object, key: string, make: () => PreparedAnswer): PreparedAnswer {
    const known = this.#getAnswers(about)
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const made = make()
    if (known.size >= this.#maxEach) known.clear()
    known.set(key, made)
    return made
  }
}
