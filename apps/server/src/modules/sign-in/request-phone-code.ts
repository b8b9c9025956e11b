import type { PhoneCodeBody } from '@lavash/contract/sign-in'
import { decideSmsSend, type SmsLimits } from '@lavash/rulebook/account/sms-limits'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { isKnownSecret } from '#plugins/is-known-secret.ts'
import { parsePhone } from '#modules/sign-in/parse-phone.ts'
import { type PassedCaptcha, passCaptcha } from '#modules/sign-in/pass-captcha.ts'
import { dropUnsentCode, freePhone, lockPhoneCode, putPhoneCode } from '#modules/sign-in/phone-codes.ts'
import type { SignInParts, WarnOfVendor } from '#modules/sign-in/sign-in-parts.ts'
import { drawSmsCode, hashSmsCode } from '#modules/sign-in/sms-code.ts'
import {
  countSms,
  lockSmsDays,
  type SmsDayKeys,
  toSmsDayKeys,
  uncountSms,
} from '#modules/sign-in/sms-days.ts'
import { toSmsText } from '#modules/sign-in/sms-text.ts'
import { type BrandAsked, findBrandAsked, findSmsVoice } from '#modules/sign-in/sms-voice.ts'
import { spendToken } from '#modules/sign-in/spent-tokens.ts'
import { toSmsRefusal } from '#modules/sign-in/to-sms-refusal.ts'

export interface PhoneCodeRequest {
  readonly body: PhoneCodeBody
  readonly ip: string
  readonly brand: Omit<BrandAsked, 'whiteLabel'>
  readonly warn: WarnOfVendor
}

/** Sends a code. It never looks the number up, so nobody learns here whether it belongs to a customer. */
export async function requestPhoneCode(
  parts: SignInParts,
  { body, ip, brand, warn }: PhoneCodeRequest,
): Promise<Refusal | undefined> {
  if (!isKnownSecret(parts.config.apiKeys, body.apiKey)) return refuse('auth.api-key-invalid')
  const asked: BrandAsked = { ...brand, whiteLabel: body.whiteLabel }
  const entry = await findBrandAsked(parts.serving, asked)
  const phone = parsePhone(body.phone, entry)
  if (phone instanceof Refusal) return phone
  const voice = findSmsVoice(entry, asked)
  if (voice instanceof Refusal) return voice
  const captcha = await passCaptcha(parts, body.captchaToken, warn)
  if (captcha instanceof Refusal) return captcha
  const code = drawSmsCode()
  const booking = {
    phone,
    limits: parts.smsLimits,
    days: toSmsDayKeys({ phone, ip, brand: entry?.slug }),
    codeHash: hashSmsCode(parts.tokens.keys, phone, code),
    captcha,
  }
  const refusal = await transaction(parts.db, (trx) => bookSms(trx, booking, parts.clock.now()))
  if (refusal !== undefined) return refusal
  // After the commit: a message cannot be rolled back.
  const sending = await parts.sms.send({ to: phone, text: toSmsText(code, voice) })
  if (sending.outcome === 'sent') return undefined
  warn({ vendor: parts.config.sms.provider, detail: sending.detail })
  await transaction(parts.db, async (trx) => {
    // A message that may have arrived is paid for. It stays counted, and its code stays valid.
    if (sending.outcome === 'unknown') await freePhone(trx, booking)
    else if (await dropUnsentCode(trx, booking)) await uncountSms(trx, booking.days)
  })
  return refuse('auth.sms-send-failed')
}

interface SmsBooking {
  readonly phone: string
  readonly limits: SmsLimits
  readonly days: SmsDayKeys
  readonly codeHash: string
  readonly captcha: PassedCaptcha
}

/** Counts the message before it is sent, under row locks. Of many requests in one moment one passes. */
async function bookSms(trx: Trx, booking: SmsBooking, nowMs: number): Promise<Refusal | undefined> {
  const { limits } = booking
  if (!(await spendToken(trx, { ...booking.captcha, nowMs }))) return refuse('auth.captcha-invalid')
  const { lastSentAtMs, lockedUntilMs } = await lockPhoneCode(trx, booking.phone, limits, nowMs)
  const days = await lockSmsDays(trx, booking.days, nowMs)
  const decision = decideSmsSend({ ...days, lastSentAtMs, lockedUntilMs }, limits, nowMs)
  if (!decision.allowed) return toSmsRefusal(decision, limits)
  await countSms(trx, booking.days, days)
  await putPhoneCode(trx, { ...booking, nowMs })
  return undefined
}
