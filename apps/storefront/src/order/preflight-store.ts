import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  noPreflight,
  type PreflightEvent,
  type PreflightState,
  reducePreflight,
} from '#order/preflight-state.ts'

interface Store extends PreflightState {
  /** Raised when the same cart is to be asked about again: a retry, a change that the server has announced. */
  readonly wish: number
}

const store = createStore<Store>(() => ({ ...noPreflight, wish: 0 }))

export function dispatchPreflight(event: PreflightEvent): void {
  store.setState((state) => reducePreflight(state, event))
}

export function usePreflight<Value>(select: (state: Store) => Value): Value {
  return useStore(store, select)
}

export function getPreflight(): PreflightState {
  return store.getState()
}

/** Counts as asking from now on, so that whoever waits for the answer does not take the old one for it. */
export function repeatPreflight(): void {
  store.setState(({ wish }) => ({ wish: wish + 1, isAsking: true }))
}

export function forgivePromoCode(): void {
  dispatchPreflight({ type: 'promo-code-forgiven' })
}

/** Resolves when no question is on its way any more. */
export function settlePreflight(): Promise<PreflightState> {
  return new Promise((resolve) => {
    const end = store.subscribe(check)
    function check() {
      const state = store.getState()
      if (state.isAsking) return
      end()
      resolve(state)
    }
    check()
  })
}
