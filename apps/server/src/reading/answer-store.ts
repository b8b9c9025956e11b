import type { PreparedAnswer } from '#reading/prepared-answer.ts'

/**
 * Answers by what they are about. They live exactly as long as that part of the catalogue: a new reading brings
 * new objects, and the old ones take their answers along. Keys must be few: what a stranger may vary freely
 * must not be part of one.
 */
export class AnswerStore {
  readonly #answers = new WeakMap<object, Map<string, PreparedAnswer>>()

  get(about: object, key: string, make: () => PreparedAnswer): PreparedAnswer {
    let known = this.#answers.get(about)
    if (known === undefined) {
      known = new Map()
      this.#answers.set(about, known)
    }
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const made = make()
    known.set(key, made)
    return made
  }
}
