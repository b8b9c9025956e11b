import { createHash } from 'node:crypto'
import { fieldOf, postForm } from '#providers/call-vendor.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'

export interface SiteVerifySettings {
  readonly provider: 'recaptcha' | 'turnstile'
  readonly secretKey: string
  readonly url: string
  readonly timeoutMs?: number
}

/** Longer than the life of a token of reCAPTCHA (two minutes) or Turnstile (five). */
const validForMs = 600_000

/** reCAPTCHA v3 also passes robots and returns a score. Google suggests a threshold of 0.5. */
const leastScore = 0.5

/** The action for which the storefront requests a token (`vendors/captcha/pass-recaptcha.ts`). */
const recaptchaAction = 'sign_in'

/** Errors of a wrong secret or server. Repeating the puzzle would never help the customer. */
const oursToMend = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'])

/** The common protocol of reCAPTCHA and Turnstile: `POST …/siteverify` with secret and response. */
export function createSiteVerify({ provider, secretKey, url, timeoutMs }: SiteVerifySettings): Captcha {
  return {
    verify: async (token) => {
      const answer = await postForm({
        url: `${url}/siteverify`,
        // The customer's address is optional and left out for privacy.
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

/** A token for another form of the site is valid but must not count here. Turnstile has neither score nor action. */
function isGoodEnough(provider: SiteVerifySettings['provider'], body: unknown): boolean {
  const score = fieldOf(body, 'score')
  if (typeof score === 'number' && score < leastScore) return false
  return provider !== 'recaptcha' || fieldOf(body, 'action') === recaptchaAction
}

function toCodes(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
