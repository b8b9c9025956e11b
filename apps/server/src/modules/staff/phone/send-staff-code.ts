import { decideSmsSend, defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import type { FastifyRequest } from 'fastify'
import { toServerText } from '#error-message.ts'
import { transaction } from '#db/transaction.ts'
import type { Trx } from '#db/db.ts'
import type { Refusal } from '#errors.ts'
import { dropUnsentCode, freePhone, lockPhoneCode, putPhoneCode } from '#modules/sign-in/phone-codes.ts'
import { drawSmsCode, hashSmsCode } from '#modules/sign-in/sms-code.ts'
import {
  countSms,
  lockSmsDays,
  type SmsDayKeys,
  toSmsDayKeys,
  uncountSms,
} from '#modules/sign-in/sms-days.ts'
import { toSmsRefusal } from '#modules/sign-in/to-sms-refusal.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'

/**
 * The key of a staff code's row. Staff codes and customers' codes are separate, and requesting one does not affect
 * the other. This call has no captcha.
 */
export function toStaffSubject(phone: string): string {
  return `staff ${phone}`
}

interface Booking {
  /** The code's row. */
  readonly phone: string
  readonly codeHash: string
  readonly days: SmsDayKeys
}

/**
 * Counts a code on the customers' limits and returns a function that sends it. At sign-in the caller must not wait:
 * the answer's time would tell whether the number is known.
 */
export async function bookStaffCode(
  parts: StaffParts,
  request: FastifyRequest,
  { phone, isKnown }: { readonly phone: string; readonly isKnown: boolean },
): Promise<Refusal | (() => Promise<void>)> {
  const { db, clock, tokens, serving, sms, config } = parts
  const brand = serving.catalogue.directory.findByHost(request.hostname)
  const code = drawSmsCode()
  const subject = toStaffSubject(phone)
  const days = toSmsDayKeys({ phone, ip: request.ip, brand: brand?.slug })
  const booking: Booking = {
    phone: subject,
    codeHash: hashSmsCode(tokens.keys, subject, code),
    // Requests for unknown numbers must not use up the customers' limits.
    days: isKnown ? days : { ...days, phoneDay: subject, brandDay: undefined, totalDay: undefined },
  }
  const refusal = await transaction(db, (trx) => book(trx, booking, clock.now()))
  if (refusal !== undefined) return refusal
  const text = toServerText('text.staff-code', request.locale, { code })
  return async () => {
    if (!isKnown) return
    const sending = await sms.send({ to: phone, text })
    if (sending.outcome === 'sent') return
    request.log.warn({ vendor: config.sms.provider, detail: sending.detail }, 'a vendor refused or failed')
    await transaction(db, async (trx) => {
      if (sending.outcome === 'unknown') await freePhone(trx, booking)
      else if (await dropUnsentCode(trx, booking)) await uncountSms(trx, booking.days)
    })
  }
}

async function book(trx: Trx, booking: Booking, nowMs: number): Promise<Refusal | undefined> {
  const { phone, codeHash } = booking
  const limits = defaultSmsLimits
  const { lastSentAtMs, lockedUntilMs } = await lockPhoneCode(trx, phone, limits, nowMs)
  const days = await lockSmsDays(trx, booking.days, nowMs)
  const decision = decideSmsSend({ ...days, lastSentAtMs, lockedUntilMs }, limits, nowMs)
  if (!decision.allowed) return toSmsRefusal(decision, limits)
  await countSms(trx, booking.days, days)
  await putPhoneCode(trx, { phone, codeHash, limits, nowMs })
  return undefined
}
