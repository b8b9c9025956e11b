import { findTokenWithin } from '#vendors/captcha/find-token-within.ts'
import { needScript } from '#vendors/need-script.ts'

interface Recaptcha {
  ready: (work: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

/** reCAPTCHA v3 observes and asks nothing. */
export async function passRecaptcha(siteKey: string, timeoutMs: number): Promise<string | undefined> {
  const isThere = await needScript(
    `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  )
  const { grecaptcha } = window as { grecaptcha?: Recaptcha }
  if (!isThere || grecaptcha === undefined) return undefined
  return findTokenWithin(timeoutMs, async () => {
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    return grecaptcha.execute(siteKey, { action: 'sign_in' })
  })
}
