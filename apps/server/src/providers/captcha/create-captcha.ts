import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import { createAltcha } from '#providers/captcha/altcha.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'
import { createSiteVerify } from '#providers/captcha/site-verify.ts'

export interface CaptchaParts {
  readonly clock: Clock
  /** Called if no key for the embedded captcha is configured. */
  readonly getKey: () => Promise<string>
}

export async function createCaptcha(
  captcha: Config['captcha'],
  { clock, getKey }: CaptchaParts,
): Promise<Captcha> {
  if (captcha.provider !== 'altcha') return createSiteVerify(captcha)
  return createAltcha({ key: captcha.key ?? (await getKey()), cost: captcha.cost, clock })
}
