import { create } from 'zustand'
import { clearStoredOn } from '#storage/stored-values.ts'

/** Why a session ended without the customer's wish. */
export type SessionEnd = 'expired' | 'invalid-token'

const useEnd = create<{ end: SessionEnd | null }>(() => ({ end: null }))

/** Signs out here and, by storage events, in the other tabs. No personal data stays. */
export function endSession(end: SessionEnd): void {
  clearStoredOn('signed-out')
  useEnd.setState({ end })
}

/** Told to the customer once, then forgotten. */
export function useSessionEnd(): SessionEnd | null {
  return useEnd(({ end }) => end)
}

export function forgetSessionEnd(): void {
  useEnd.setState({ end: null })
}
