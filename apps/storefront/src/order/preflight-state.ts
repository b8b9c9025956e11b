import type { Preflight } from '@lavash/contract/preflight'
import type { Failure } from '@lavash/client/result.ts'

/** A refused code with the circumstances of the refusal. Under others it is tried again. */
export interface RefusedPromoCode {
  readonly code: string
  readonly circumstances: string
  readonly messageKeys: readonly string[]
}

export interface PriceChange {
  readonly name: string
  readonly oldPriceMinor: number
}

export interface PreflightState {
  /** The number of the newest question. Any other answer is outdated. */
  readonly asked: number
  readonly isAsking: boolean
  /** The last answer. Its sums are shown as updating while the next one is on its way. */
  readonly answer: Preflight | null
  readonly failure: Failure | null
  readonly refusedPromoCode: RefusedPromoCode | null
  readonly priceChanges: readonly PriceChange[]
}

export type PreflightEvent =
  | { readonly type: 'asked'; readonly number: number }
  | { readonly type: 'answered'; readonly number: number; readonly answer: Preflight }
  | { readonly type: 'failed'; readonly number: number; readonly failure: Failure }
  | { readonly type: 'promo-code-refused'; readonly number: number; readonly refused: RefusedPromoCode }
  | { readonly type: 'promo-code-forgiven' }
  | { readonly type: 'prices-changed'; readonly number: number; readonly changes: readonly PriceChange[] }
  | { readonly type: 'cart-emptied' }

export const noPreflight: PreflightState = {
  asked: 0,
  isAsking: false,
  answer: null,
  failure: null,
  refusedPromoCode: null,
  priceChanges: [],
}

/** C-07: only the answer to the newest question counts, whatever order the network delivers. */
export function reducePreflight(state: PreflightState, event: PreflightEvent): PreflightState {
  switch (event.type) {
    case 'asked':
      return { ...state, asked: event.number, isAsking: true }
    case 'promo-code-forgiven':
      return { ...state, refusedPromoCode: null }
    case 'cart-emptied':
      return { ...noPreflight, asked: state.asked }
    default:
      return event.number === state.asked ? reduceAnswer(state, event) : state
  }
}

type AnswerEvent = Extract<PreflightEvent, { number: number }>

function reduceAnswer(state: PreflightState, event: AnswerEvent): PreflightState {
  switch (event.type) {
    case 'answered':
      return { ...state, isAsking: false, answer: event.answer, failure: null }
    case 'failed': {
      // Sums that the server refused are not shown. Sums of an unanswered question are merely old.
      const answer = event.failure.layer === 'refusal' ? null : state.answer
      return { ...state, isAsking: false, answer, failure: event.failure }
    }
    // Both change the question, so the next preflight follows at once, and the old sums stay until its answer.
    case 'promo-code-refused':
      return { ...state, refusedPromoCode: event.refused }
    case 'prices-changed': {
      const told = new Set(event.changes.map(({ name }) => name))
      const earlier = state.priceChanges.filter(({ name }) => !told.has(name))
      return { ...state, priceChanges: [...earlier, ...event.changes] }
    }
    default:
      return state
  }
}
