import { refuse, type Refusal } from '#errors.ts'
import type { SignInParts, WarnOfVendor } from '#modules/sign-in/sign-in-parts.ts'

export interface PassedCaptcha {
  readonly onceKey: string
  readonly validForMs: number
}

/** Verified outside the transaction, since a vendor may be asked. The caller spends the pass inside it. */
export async function passCaptcha(
  { captcha, config }: SignInParts,
  token: string,
  warn: WarnOfVendor,
): Promise<PassedCaptcha | Refusal> {
  const verdict = await captcha.verify(token)
  switch (verdict.outcome) {
    case 'passed':
      return verdict
    case 'refused':
      return refuse('auth.captcha-invalid')
    case 'failed':
      warn({ vendor: config.captcha.provider, detail: verdict.detail })
      return refuse('auth.provider-failed')
  }
}
