import type { Preflight } from '@lavash/contract/preflight'
import type { Failure } from '@lavash/client/result.ts'

/** A code that was refused, and the circumstances in which it was: in others it is tried again. */
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
  /** The number of the newest question; an answer to any other is outdated. */
  readonly asked: number
  readonly isAsking: boolean
  /** The last one that came; while the next is on its way its sums are shown as updating. */
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

/** C-07: whatever the network does to the order of answers, only the newest question's counts. */
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
      // A sum that the server has refused is no sum to show; one that could not be asked for is merely old.
      const answer = event.failure.layer === 'refusal' ? null : state.answer
      return { ...state, isAsking: false, answer, failure: event.failure }
    }
    // Both change what is asked, so the next question follows at once and the old sums stay until its answer.
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
