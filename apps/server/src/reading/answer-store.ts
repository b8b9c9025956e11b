import { keepByObject } from '#keep-by-object.ts'
import type { PreparedAnswer } from '#reading/prepared-answer.ts'

/**
 * Answers by what they are about. They live exactly as long as that part of the catalogue: a new reading brings
 * new objects, and the old ones take their answers along. Keys must be few: what a stranger may vary freely
 * must not be part of one.
 */
export class AnswerStore {
  readonly #getAnswers = keepByObject<object, Map<string, PreparedAnswer>>(() => new Map())

  get(about: object, key: string, make: () => PreparedAnswer): PreparedAnswer {
    const known = this.#getAnswers(about)
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const made = make()
    known.set(key, made)
    return made
  }
}
