import { create } from 'zustand'
import { clearStoredOn } from '#storage/stored-values.ts'

/** Why somebody who was signed in is not any more, without having asked for it. */
export type SessionEnd = 'expired' | 'invalid-token'

const useEnd = create<{ end: SessionEnd | null }>(() => ({ end: null }))

/** Here and, by the storage's events, in the other tabs; nothing personal stays behind. */
export function endSession(end: SessionEnd): void {
  clearStoredOn('signed-out')
  useEnd.setState({ end })
}

/** To be told to the customer once, then forgotten. */
export function useSessionEnd(): SessionEnd | null {
  return useEnd(({ end }) => end)
}

export function forgetSessionEnd(): void {
  useEnd.setState({ end: null })
}
