import type { CaptchaChallenge } from '@lavash/contract/captcha'

export type CaptchaVerdict =
  /** `onceKey` does not change when the token is rewritten. The caller stores it, so that a token works once. */
  | { readonly outcome: 'passed'; readonly onceKey: string; readonly validForMs: number }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'failed'; readonly detail: string }

export interface Captcha {
  verify(token: string): Promise<CaptchaVerdict>
  /** Only the embedded captcha has a puzzle of our own. */
  readonly drawChallenge?: () => Promise<CaptchaChallenge>
}
