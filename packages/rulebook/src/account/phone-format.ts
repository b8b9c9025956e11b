import { isValidPhone, toE164, toPlainPhone } from './phone.ts'

/** How the countries of the demonstration brands write a number after its code; others keep their digits together. */
const shapes: Readonly<
  Record<string, { groups: readonly number[]; joints: readonly string[]; trunk: string }>
> = {
  '+7': { groups: [3, 3, 2, 2], joints: [' ', ' ', '-', '-'], trunk: '8' },
  '+382': { groups: [2, 3, 3], joints: [' ', ' ', ' '], trunk: '0' },
}

const e164MaxDigits = 15

/** '+79000000000' → '+7 900 000-00-00'; also of a number that is not finished yet. */
export function toShownPhone(international: string): string {
  const country = findHomeCountry(international)
  const shape = shapes[country]
  if (shape === undefined) return international
  let rest = international.slice(country.length)
  let shown = country
  for (const [index, size] of shape.groups.entries()) {
    if (rest === '') return shown
    shown += `${shape.joints[index] ?? ' '}${rest.slice(0, size)}`
    rest = rest.slice(size)
  }
  // Surplus digits are shown as typed. The validation says what is wrong.
  return shown + rest
}

/**
 * The field's text for the digits so far. It never ends in a separator: backspace would delete the separator, and
 * formatting would add it again.
 */
export function toTypedPhone(text: string, homeCountry: string): string {
  const whole = toE164(text, homeCountry)
  if (whole !== null) return toShownPhone(whole)
  const plain = toPlainPhone(text)
  const digits = plain.replaceAll(/[^0-9]/g, '').slice(0, e164MaxDigits)
  if (/^[^0-9]*\+/.test(plain)) return toShownPhone(dropRepeatedCode(`+${digits}`, homeCountry))
  return digits === '' ? '' : toShownPhone(toBegunInternational(digits, homeCountry))
}

/**
 * 38267123456 key by key: the first 3 is taken for a number at home, '+382 3', and not until the last key is it plain
 * that it began the code. A code of one digit is known at once, and a digit too many must not pass for its repetition.
 */
function dropRepeatedCode(international: string, homeCountry: string): string {
  const code = homeCountry.slice(1)
  const once = `+${international.slice(homeCountry.length)}`
  const isRepeated = code.length > 1 && international.startsWith(homeCountry + code)
  return isRepeated && isValidPhone(once) ? once : international
}

function toBegunInternational(digits: string, homeCountry: string): string {
  const shape = shapes[homeCountry]
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (shape === undefined) return `+${digits}`
  if (digits.startsWith(shape.trunk)) return `${homeCountry}${digits.slice(1)}`
  return digits.startsWith(homeCountry.slice(1)) ? `+${digits}` : `${homeCountry}${digits}`
}

/** The country of this phone. A brand's own phone tells which numbers are written without a country code. */
export function findHomeCountry(phone: string | undefined): string {
  const country = Object.keys(shapes).find((code) => phone?.startsWith(code))
  return country ?? ''
}

/** A number to be shown to people, however it was stored. */
export function toReadablePhone(phone: string): string {
  return isValidPhone(phone) ? toShownPhone(phone) : phone
}

/** The dialled form of a written number: digits and a leading plus. */
export function toPhoneLink(written: string): string {
  return `tel:${written.replaceAll(/[^+\d]/g, '')}`
}
