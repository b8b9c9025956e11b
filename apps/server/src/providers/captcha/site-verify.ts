import { createHash } from 'node:crypto'
import { fieldOf, postForm } from '#providers/call-vendor.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'

export interface SiteVerifySettings {
  readonly secretKey: string
  readonly url: string
  readonly timeoutMs?: number
}

/** Longer than reCAPTCHA (two minutes) and Turnstile (five) let a token live. */
const validForMs = 600_000

/** Their word for a secret or a server that is wrong: the customer could repeat the puzzle for ever. */
const oursToMend = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'])

/** reCAPTCHA and Turnstile ask and answer alike: `POST …/siteverify` with secret and response. */
export function createSiteVerify({ secretKey, url, timeoutMs }: SiteVerifySettings): Captcha {
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

function toCodes(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
