import type { PhoneSignInBody, TokenSet } from '@lavash/contract/sign-in'
import { findSmsCodeProblem } from '@lavash/rulebook/order/order-form'
import { decideSmsTry } from '@lavash/rulebook/account/sms-limits'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal, refuseField } from '#errors.ts'
import { recognisePerson } from '#modules/persons/repository.ts'
import { isKnownSecret } from '#plugins/is-known-secret.ts'
import { parsePhone } from '#modules/sign-in/parse-phone.ts'
import { type PassedCaptcha, passCaptcha } from '#modules/sign-in/pass-captcha.ts'
import { dropPhoneCode, lockPhoneCode, putTries } from '#modules/sign-in/phone-codes.ts'
import type { SignInParts, WarnOfVendor } from '#modules/sign-in/sign-in-parts.ts'
import { isSmsCode } from '#modules/sign-in/sms-code.ts'
import { spendToken } from '#modules/sign-in/spent-tokens.ts'
import { beginFamily, toTokenSet } from '#modules/sign-in/token-families.ts'
import { toSmsRefusal } from '#modules/sign-in/to-sms-refusal.ts'
import type { RefreshClaims } from '#tokens/tokens.ts'

export interface PhoneSignIn {
  readonly body: PhoneSignInBody
  readonly host: string
  readonly warn: WarnOfVendor
}

export async function signInByPhone(
  parts: SignInParts,
  { body, host, warn }: PhoneSignIn,
): Promise<TokenSet | Refusal> {
  if (!isKnownSecret(parts.config.apiKeys, body.apiKey)) return refuse('auth.api-key-invalid')
  // This call names no white label. On a host of several brands the client has to send the country code.
  const phone = parsePhone(body.phone, await parts.serving.findBrandOfHost(host))
  if (phone instanceof Refusal) return phone
  const codeProblem = findSmsCodeProblem(body.code)
  if (codeProblem !== null) return refuseField('code', codeProblem)
  // The code's own counters stop guessing, so a captcha is optional here. If one is sent it has to be valid.
  const captcha = body.captchaToken ? await passCaptcha(parts, body.captchaToken, warn) : undefined
  if (captcha instanceof Refusal) return captcha
  const attempt = { phone, code: body.code.trim(), captcha }
  const claims = await transaction(parts.db, (trx) => tryCode(trx, parts, attempt))
  return claims instanceof Refusal ? claims : toTokenSet(parts.tokens, claims)
}

/** Returns a refusal instead of throwing it: the transaction has to commit the counted try. */
async function tryCode(
  trx: Trx,
  { tokens, clock, smsLimits }: SignInParts,
  { phone, code, captcha }: { phone: string; code: string; captcha: PassedCaptcha | undefined },
): Promise<RefreshClaims | Refusal> {
  const nowMs = clock.now()
  if (captcha !== undefined && !(await spendToken(trx, { ...captcha, nowMs }))) {
    return refuse('auth.captcha-invalid')
  }
  const sent = await lockPhoneCode(trx, phone, smsLimits, nowMs)
  const isRight = sent.codeHash !== null && isSmsCode(tokens.keys, { phone, codeHash: sent.codeHash }, code)
  const decision = decideSmsTry(sent, isRight, smsLimits, nowMs)
  if (!decision.allowed) {
    await putTries(trx, { phone, ...decision })
    return toSmsRefusal(decision, smsLimits)
  }
  await dropPhoneCode(trx, phone)
  const personId = await recognisePerson(trx, { provider: 'phone', subject: phone, known: { phone } }, nowMs)
  return beginFamily(trx, { personId, source: 'PHONE', nowMs })
}
