import type { SmsLimits } from '@lavash/rulebook/account/sms-limits'
import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import type { Db, ReportFault } from '#db/db.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'
import type { IdentityProviders } from '#providers/identity/create-identity-providers.ts'
import type { SmsSender } from '#providers/sms/sms-sender.ts'
import type { Serving } from '#serving/serving.ts'
import type { Tokens } from '#tokens/tokens.ts'

export interface SignInParts {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly report: ReportFault
  readonly serving: Serving
  readonly tokens: Tokens
  readonly captcha: Captcha
  readonly sms: SmsSender
  readonly smsLimits: SmsLimits
  readonly identity: IdentityProviders
}

/** Writes what a vendor said to the log. It must not hold a phone, a code or a token. */
export type WarnOfVendor = (line: { vendor: string; detail: string }) => void
