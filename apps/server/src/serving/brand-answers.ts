import type { PreparedAnswer } from './prepared-answer.ts'

interface Kept {
  readonly madeOf: readonly object[]
  readonly answer: PreparedAnswer
  bytes: number
}

/**
 * The prepared answers of one brand. Each names the parts it was made of and holds as long as they do: a changed
 * price leaves every other menu's answer with its bytes, its tag and its compressed forms.
 */
export class BrandAnswers {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0
  #pageBytes = 0

  /** What the process holds because of these answers. */
  get bytes(): number {
    return this.#bytes + this.#pageBytes
  }

  get(key: string, madeOf: readonly object[], make: () => PreparedAnswer): PreparedAnswer {
    const known = this.#kept.get(key)
    if (known !== undefined && isSame(known.madeOf, madeOf)) return known.answer
    const answer = make()
    if (known !== undefined) this.#bytes -= known.bytes
    const kept: Kept = { madeOf, answer, bytes: 0 }
    this.#kept.set(key, kept)
    const count = (bytes: number): void => {
      // One that another has replaced meanwhile is nobody's any more.
      if (this.#kept.get(key) !== kept) return
      kept.bytes += bytes
      this.#bytes += bytes
    }
    count(answer.plainBytes)
    answer.onCompressed = count
    return answer
  }

  /** Forgets what was made of parts that are gone. Pages hang on the version and went with it. */
  forget(gone: ReadonlySet<unknown>): void {
    this.#pageBytes = 0
    for (const [key, { madeOf, bytes }] of this.#kept) {
      if (!madeOf.some((part) => gone.has(part))) continue
      this.#kept.delete(key)
      this.#bytes -= bytes
    }
  }

  /** A document that is kept with this version of the brand. */
  addPage(bytes: number): void {
    this.#pageBytes += bytes
  }
}

function isSame(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index])
}
