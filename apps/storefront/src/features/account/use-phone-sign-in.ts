import { defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import { findPhoneProblem, findSmsCodeProblem } from '@lavash/rulebook/order/order-form'
import { toE164 } from '@lavash/rulebook/account/phone'
import { useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { whiteLabelQuery } from '#api/cities.ts'
import { getNowMs } from '#api/clock.ts'
import { patienceMs } from '@lavash/client/patience.ts'
import type { Failure } from '@lavash/client/result.ts'
import { getSettings } from '#config/current-settings.ts'
import { type CaptchaOutcome, getCaptchaToken } from '#features/account/get-captcha-token.ts'
import {
  emptyDraft,
  findDraft,
  isCodeAwaited,
  saveDraft,
  type SignInDraft,
} from '#features/account/sign-in-draft.ts'
import { toSignInError } from '#features/account/sign-in-error.ts'
import { useText } from '#i18n/use-text.ts'
import { toProblemText } from '#i18n/problem-text.ts'
import { completeSignIn } from '#session/sign-in.ts'

type Step = 'phone' | 'code'

/** S-01, S-02: number, captcha, code. Each refusal is told at the field that it is about. */
export function usePhoneSignIn(onSignedIn: () => void) {
  const t = useText()
  const { apiKey, brand } = getSettings()
  const [draft, setDraft] = useState(findDraft)
  const [step, setStep] = useState<Step>(() => (isCodeAwaited(draft, getNowMs()) ? 'code' : 'phone'))
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'sending' | 'checking'>()

  const prepared = useRef<Promise<CaptchaOutcome>>(undefined)

  const keepDraft = (next: SignInDraft) => {
    setDraft(next)
    saveDraft(next)
  }

  const tell = (failure: Failure | undefined) => setError(toSignInError(t, failure))

  const handleSent = (phone: string, secondsAgo: number) => {
    keepDraft({ ...draft, sent: { phone, atMs: getNowMs() - secondsAgo * 1000 } })
    setStep('code')
  }

  const requestCode = async (phone: string, captchaPlace: HTMLElement) => {
    setError(undefined)
    setBusy('sending')
    // Also after an error, so that the customer can press again.
    await sendCode(phone, captchaPlace).finally(() => setBusy(undefined))
  }

  const sendCode = async (phone: string, captchaPlace: HTMLElement) => {
    const captcha = await getCaptchaToken(captchaPlace)
    if (!captcha.ok) return tell(captcha.failure)
    const body = { apiKey, captchaToken: captcha.token, mode: 'WEB' as const, phone, ...whiteLabelQuery() }
    const answer = await call('sign-in.phone-code', { body, timeoutMs: patienceMs })
    if (answer.ok) return handleSent(phone, 0)
    tell(answer.failure)
    // A code was sent already, from another tab or before. Its field is the next step.
    if (answer.failure.code === 'auth.sms-already-sent') {
      const left = answer.failure.item?.['retryAfterSeconds']
      const { resendSeconds } = defaultSmsLimits
      handleSent(phone, resendSeconds - (typeof left === 'number' ? left : resendSeconds))
    }
    return undefined
  }

  const checkCode = async (code: string, phone: string, captchaPlace: HTMLElement) => {
    const preparing = prepared.current ?? getCaptchaToken(captchaPlace)
    // A token counts once, and after a fault too the next try needs another.
    prepared.current = undefined
    const captcha = await preparing
    // Our server counts tries and does without a captcha here. Another one may refuse, and its reason is told.
    const body = { apiKey, captchaToken: captcha.ok ? captcha.token : '', code, phone }
    const answer = await call('sign-in.phone', { body, timeoutMs: patienceMs })
    return answer.ok ? completeSignIn(answer.value, 'PHONE') : answer
  }

  return {
    step,
    error,
    busy,
    typedPhone: draft.typedPhone,
    sent: draft.sent,
    typePhone: (typedPhone: string) => {
      setError(undefined)
      keepDraft({ ...draft, typedPhone })
    },
    clearError: () => setError(undefined),
    /** False for an invalid number: the caller focuses the field. */
    submitPhone: (captchaPlace: HTMLElement): boolean => {
      const problem = findPhoneProblem(draft.typedPhone, brand.homeCountry)
      const phone = toE164(draft.typedPhone, brand.homeCountry)
      if (problem !== null) setError(toProblemText(t, problem))
      if (phone === null) return false
      void requestCode(phone, captchaPlace)
      return true
    },
    resend: (captchaPlace: HTMLElement) => {
      if (draft.sent !== null) void requestCode(draft.sent.phone, captchaPlace)
    },
    changePhone: () => {
      setError(undefined)
      setStep('phone')
    },
    /** From the first digit on: a puzzle is solved while the others are typed. */
    prepareCode: (captchaPlace: HTMLElement) => {
      prepared.current ??= getCaptchaToken(captchaPlace)
    },
    /** Whether the customer is signed in. A wrong code has to be typed again. */
    submitCode: async (code: string, captchaPlace: HTMLElement): Promise<boolean> => {
      const problem = findSmsCodeProblem(code)
      if (problem !== null) setError(toProblemText(t, problem))
      if (problem !== null || draft.sent === null) return false
      setError(undefined)
      setBusy('checking')
      const signedIn = await checkCode(code, draft.sent.phone, captchaPlace).finally(() => setBusy(undefined))
      if (!signedIn.ok) {
        tell(signedIn.failure)
        return false
      }
      saveDraft(emptyDraft)
      onSignedIn()
      return true
    },
  }
}

export type PhoneSignIn = ReturnType<typeof usePhoneSignIn>
