import { call } from '#api/call.ts'
import { patienceMs } from '@lavash/client/patience.ts'
import type { Failure } from '@lavash/client/result.ts'
import { getSettings } from '#config/current-settings.ts'
import { passRecaptcha } from '#vendors/captcha/pass-recaptcha.ts'
import { passTurnstile } from '#vendors/captcha/pass-turnstile.ts'
import { solveAltcha } from '#vendors/captcha/solve-altcha.ts'

export type CaptchaOutcome =
  | { readonly ok: true; readonly token: string }
  /** Undefined: the captcha itself was not passed. */
  | { readonly ok: false; readonly failure: Failure | undefined }

/**
 * S-01: a captcha token before every SMS, from the brand's provider. The container is for a provider that shows a
 * question.
 */
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
