import { addressTextMaxLength, commentMaxLength, nameMaxLength, smsCodeLength } from '#site/limits.ts'
import { toE164 } from '#account/phone.ts'
import type { ValidationProblem } from '#site/validation-problem.ts'
import { countCharacters, isBlank, isEmail } from '#site/validators.ts'

/** Phones are passed as typed. Form and server cannot normalise them differently. */
export function findPhoneProblem(phone: string, homeCountry?: string): ValidationProblem | null {
  if (isBlank(phone)) return { key: 'validation.phoneRequired', params: {} }
  return toE164(phone, homeCountry) === null ? { key: 'validation.phoneInvalid', params: {} } : null
}

export function findSmsCodeProblem(code: string): ValidationProblem | null {
  if (isBlank(code)) return { key: 'validation.smsCodeRequired', params: {} }
  return code.trim().length < smsCodeLength ? { key: 'validation.smsCodeTooShort', params: {} } : null
}

export function findEmailProblem(email: string): ValidationProblem | null {
  if (isBlank(email)) return { key: 'validation.emailRequired', params: {} }
  return isEmail(email.trim()) ? null : { key: 'validation.emailInvalid', params: {} }
}

/** The receipt of an online payment has to go somewhere; otherwise an empty email is welcome, a broken one is not. */
export function findReceiptEmailProblem(email: string, isReceiptDue: boolean): ValidationProblem | null {
  if (!isBlank(email)) return findEmailProblem(email)
  return isReceiptDue ? { key: 'validation.receiptEmailRequired', params: {} } : null
}

/**
 * A courier reads it out at the door: letters of any script and the signs names are written with, among them spaces
 * that do not break and the joiners of Persian and Indian names.
 */
const nameCharacters = /^[\p{L}\p{M}\p{N} \u00A0\u202F\u200C-\u200D.,'’ʼ`·()\u2010-\u2015-]+$/u

export function findNameProblem(name: string): ValidationProblem | null {
  if (isBlank(name)) return { key: 'validation.nameRequired', params: {} }
  if (countCharacters(name.trim()) > nameMaxLength) {
    return { key: 'validation.nameTooLong', params: {} }
  }
  const isName = nameCharacters.test(name.trim()) && /\p{L}/u.test(name)
  return isName ? null : { key: 'validation.nameInvalid', params: {} }
}

export function findCommentProblem(comment: string): ValidationProblem | null {
  return countCharacters(comment) > commentMaxLength ? { key: 'validation.textTooLong', params: {} } : null
}

/** Apartment, entrance, floor and intercom; the address itself goes through findAddressProblem. */
export function findAddressTextProblem(text: string): ValidationProblem | null {
  return countCharacters(text) > addressTextMaxLength ? { key: 'validation.textTooLong', params: {} } : null
}

export interface AddressToCheck {
  readonly address: string
  /** Known after a suggestion was picked or the map was pinned. Typed text alone has no coordinates. */
  readonly location: { readonly lat: number; readonly lng: number } | null
  readonly isInZone: boolean
}

export function findAddressProblem({
  address,
  location,
  isInZone,
}: AddressToCheck): ValidationProblem | null {
  if (isBlank(address)) return { key: 'validation.deliveryAddressRequired', params: {} }
  const tooLong = findAddressTextProblem(address)
  if (tooLong) return tooLong
  if (location === null) return { key: 'validation.addressNotPicked', params: {} }
  return isInZone ? null : { key: 'validation.addressOutsideZone', params: {} }
}

export function findTakeawayProblem(restoId: number | null): ValidationProblem | null {
  return restoId === null ? { key: 'validation.takeawayPointRequired', params: {} } : null
}
