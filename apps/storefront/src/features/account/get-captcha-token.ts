import { call } from '#api/call.ts'
import { patienceMs } from '@lavash/client/patience.ts'
import type { Failure } from '@lavash/client/result.ts'
import { getSettings } from '#config/current-settings.ts'
import { passRecaptcha } from '#vendors/captcha/pass-recaptcha.ts'
import { passTurnstile } from '#vendors/captcha/pass-turnstile.ts'
import { solveAltcha } from '#vendors/captcha/solve-altcha.ts'

export type CaptchaOutcome =
  | { readonly ok: true; readonly token: string }
  /** Without a failure of ours the captcha itself could not be passed. */
  | { readonly ok: false; readonly failure: Failure | undefined }

/** S-01: one before every SMS, by the brand's provider; the container is for one that has a question. */
export async function getCaptchaToken(container: HTMLElement): Promise<CaptchaOutcome> {
  const { captchaProvider, captchaSiteKey = '' } = getSettings()
  if (captchaProvider === 'recaptcha') return toOutcome(await passRecaptcha(captchaSiteKey, patienceMs))
  if (captchaProvider === 'turnstile') {
    const options = { siteKey: captchaSiteKey, container, timeoutMs: patienceMs }
    return toOutcome(await passTurnstile(options))
  }
  const challenge = await call('captcha.challenge', { timeoutMs: patienceMs })
  if (!challenge.ok) return { ok: false, failure: challenge.failure }
  return toOutcome(await solveAltcha(challenge.value))
}

function toOutcome(token: string | undefined): CaptchaOutcome {
  return token === undefined ? { ok: false, failure: undefined } : { ok: true, token }
}
