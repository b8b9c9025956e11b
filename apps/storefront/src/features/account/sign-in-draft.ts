import { defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'

const name = 'sign_in_draft'

/** Survives a reload: the number as typed, and when a code was sent to which number. */
export interface SignInDraft {
  readonly typedPhone: string
  readonly sent: { readonly phone: string; readonly atMs: number } | null
}

export const emptyDraft: SignInDraft = { typedPhone: '', sent: null }

export function findDraft(): SignInDraft {
  const raw = findVisitValue(name) as Partial<SignInDraft> | null | undefined
  const typedPhone = typeof raw?.typedPhone === 'string' ? raw.typedPhone : ''
  const { phone, atMs } = raw?.sent ?? {}
  const isSent = typeof phone === 'string' && typeof atMs === 'number'
  return { typedPhone, sent: isSent ? { phone, atMs } : null }
}

export function saveDraft(draft: SignInDraft): void {
  setVisitValue(name, draft)
}

/** After its lifetime a code is no longer expected. */
export function isCodeAwaited({ sent }: SignInDraft, nowMs: number): boolean {
  return sent !== null && nowMs < sent.atMs + defaultSmsLimits.codeLifetimeSeconds * 1000
}
