import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  noPreflight,
  type PreflightEvent,
  type PreflightState,
  reducePreflight,
} from '#order/preflight-state.ts'

interface Store extends PreflightState {
  /** Incremented to ask again about the same cart: a retry, or a change that the server announced. */
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

/** Marks the state as asking at once, so that a caller who waits does not take the old answer. */
export function repeatPreflight(): void {
  store.setState(({ wish }) => ({ wish: wish + 1, isAsking: true }))
}

export function forgivePromoCode(): void {
  dispatchPreflight({ type: 'promo-code-forgiven' })
}

/** Resolves when no preflight is on its way. */
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
