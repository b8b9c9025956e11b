import { createHash } from 'node:crypto'
import { fieldOf, postForm } from '#providers/call-vendor.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'

export interface SiteVerifySettings {
  readonly provider: 'recaptcha' | 'turnstile'
  readonly secretKey: string
  readonly url: string
  readonly timeoutMs?: number
}

/** Longer than reCAPTCHA (two minutes) and Turnstile (five) let a token live. */
const validForMs = 600_000

/** reCAPTCHA v3 lets robots pass as well and only says how much it trusts them; Google's own suggestion is a half. */
const leastScore = 0.5

/** What the storefront draws a token of reCAPTCHA for (`vendors/captcha/pass-recaptcha.ts`). */
const recaptchaAction = 'sign_in'

/** Their word for a secret or a server that is wrong: the customer could repeat the puzzle for ever. */
const oursToMend = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'])

/** reCAPTCHA and Turnstile ask and answer alike: `POST …/siteverify` with secret and response. */
export function createSiteVerify({ provider, secretKey, url, timeoutMs }: SiteVerifySettings): Captcha {
  return {
    verify: async (token) => {
      const answer = await postForm({
        url: `${url}/siteverify`,
        // Without the customer's address: it is optional, and none of their business.
        form: { secret: secretKey, response: token },
        timeoutMs,
      })
      if (!answer.ok) return { outcome: 'failed', detail: answer.detail }
      if (fieldOf(answer.body, 'success') === true) {
        if (!isGoodEnough(provider, answer.body)) return { outcome: 'refused' }
        const digest = createHash('sha256').update(token).digest('base64url')
        return { outcome: 'passed', onceKey: `captcha:${digest}`, validForMs }
      }
      const codes = toCodes(fieldOf(answer.body, 'error-codes'))
      const ours = codes.find((code) => oursToMend.has(code))
      if (ours !== undefined) return { outcome: 'failed', detail: ours }
      return fieldOf(answer.body, 'success') === false
        ? { outcome: 'refused' }
        : { outcome: 'failed', detail: `HTTP ${answer.status}` }
    },
  }
}

/** A token drawn for another form of the site is good, and not for this. Turnstile knows neither score nor form. */
function isGoodEnough(provider: SiteVerifySettings['provider'], body: unknown): boolean {
  const score = fieldOf(body, 'score')
  if (typeof score === 'number' && score < leastScore) return false
  return provider !== 'recaptcha' || fieldOf(body, 'action') === recaptchaAction
}

function toCodes(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
