import type { PhoneCodeBody } from '@lavash/contract/sign-in'
import { decideSmsSend, type SmsDayCounter } from '@lavash/rulebook/account/sms-limits'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { isKnownSecret } from '#plugins/is-known-secret.ts'
import { toCallerKey } from '#plugins/caller-key.ts'
import { parsePhone } from '#modules/sign-in/parse-phone.ts'
import { type PassedCaptcha, passCaptcha } from '#modules/sign-in/pass-captcha.ts'
import {
  dropUnsentCode,
  freePhone,
  giveBackSms,
  lockPhoneCode,
  lockSmsDay,
  putPhoneCode,
  putSmsDay,
} from '#modules/sign-in/phone-codes.ts'
import type { SignInParts, WarnOfVendor } from '#modules/sign-in/sign-in-parts.ts'
import { drawSmsCode, hashSmsCode } from '#modules/sign-in/sms-code.ts'
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

/** Sends a code, or says why not. Nothing here looks whether the number belongs to a customer. */
export async function requestPhoneCode(
  parts: SignInParts,
  { body, ip, brand, warn }: PhoneCodeRequest,
): Promise<Refusal | undefined> {
  if (!isKnownSecret(parts.config.apiKeys, body.apiKey)) return refuse('auth.api-key-invalid')
  const asked: BrandAsked = { ...brand, whiteLabel: body.whiteLabel }
  const entry = findBrandAsked(parts.serving.current, asked)
  const phone = parsePhone(body.phone, entry)
  if (phone instanceof Refusal) return phone
  const voice = findSmsVoice(entry, asked)
  if (voice instanceof Refusal) return voice
  const captcha = await passCaptcha(parts, body.captchaToken, warn)
  if (captcha instanceof Refusal) return captcha
  const code = drawSmsCode()
  const booking = {
    phone,
    caller: toCallerKey(ip),
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
    // One that may have arrived is paid for, so it stays counted, and its code good.
    if (sending.outcome === 'unknown') await freePhone(trx, booking)
    else if (await dropUnsentCode(trx, booking)) await giveBackSms(trx, toDayKeys(booking))
  })
  return refuse('auth.sms-send-failed')
}

interface SmsBooking {
  readonly phone: string
  readonly caller: string
  readonly codeHash: string
  readonly captcha: PassedCaptcha
}

/** Counts the message before it is sent, under locks: of any number of requests in one moment one passes. */
async function bookSms(trx: Trx, booking: SmsBooking, nowMs: number): Promise<Refusal | undefined> {
  if (!(await spendToken(trx, { ...booking.captcha, nowMs }))) return refuse('auth.captcha-invalid')
  const { lastSentAtMs, lockedUntilMs } = await lockPhoneCode(trx, booking.phone, nowMs)
  const keys = toDayKeys(booking)
  const [phoneKey, callerKey, totalKey] = keys
  const phoneDay = await lockSmsDay(trx, phoneKey, nowMs)
  const ipDay = await lockSmsDay(trx, callerKey, nowMs)
  const totalDay = await lockSmsDay(trx, totalKey, nowMs)
  const decision = decideSmsSend({ lastSentAtMs, lockedUntilMs, phoneDay, ipDay, totalDay }, nowMs)
  if (!decision.allowed) return toSmsRefusal(decision)
  await putSmsDay(trx, phoneKey, withOneMore(phoneDay))
  await putSmsDay(trx, callerKey, withOneMore(ipDay))
  await putSmsDay(trx, totalKey, withOneMore(totalDay))
  await putPhoneCode(trx, { ...booking, nowMs })
  return undefined
}

function toDayKeys({ phone, caller }: SmsBooking): readonly [string, string, string] {
  return [`phone:${phone}`, `caller:${caller}`, 'all']
}

function withOneMore({ sent, endsAtMs }: SmsDayCounter): SmsDayCounter {
  return { sent: sent + 1, endsAtMs }
}
