import { decideSmsTry, defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import type { Trx } from '#db/db.ts'
import type { Refusal } from '#errors.ts'
import { dropPhoneCode, lockPhoneCode, putTries } from '#modules/sign-in/phone-codes.ts'
import { isSmsCode } from '#modules/sign-in/sms-code.ts'
import { toSmsRefusal } from '#modules/sign-in/to-sms-refusal.ts'
import { toStaffSubject } from '#modules/staff/phone/send-staff-code.ts'
import type { Tokens } from '#tokens/tokens.ts'

/** Returns a refusal instead of throwing it: the transaction has to commit the counted try. */
export async function tryStaffCode(
  trx: Trx,
  { tokens }: { readonly tokens: Tokens },
  { phone, code }: { readonly phone: string; readonly code: string },
  nowMs: number,
): Promise<Refusal | undefined> {
  const subject = toStaffSubject(phone)
  const sent = await lockPhoneCode(trx, subject, defaultSmsLimits, nowMs)
  const isRight =
    sent.codeHash !== null && isSmsCode(tokens.keys, { phone: subject, codeHash: sent.codeHash }, code.trim())
  const decision = decideSmsTry(sent, isRight, defaultSmsLimits, nowMs)
  if (decision.allowed) {
    await dropPhoneCode(trx, subject)
    return undefined
  }
  await putTries(trx, { phone: subject, ...decision })
  return toSmsRefusal(decision, defaultSmsLimits)
}
