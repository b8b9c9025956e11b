import type { CaptchaChallenge } from '@lavash/contract/captcha'

export type CaptchaVerdict =
  /** `onceKey` stays the same however the token is rewritten: whoever asked notes it, so that it works once. */
  | { readonly outcome: 'passed'; readonly onceKey: string; readonly validForMs: number }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'failed'; readonly detail: string }

export interface Captcha {
  verify(token: string): Promise<CaptchaVerdict>
  /** Only where we set the puzzles ourselves. */
  readonly drawChallenge?: () => Promise<CaptchaChallenge>
}
