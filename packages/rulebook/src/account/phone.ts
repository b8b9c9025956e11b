/** Written forms people use: hyphens of any kind, brackets, dots, slashes. */
const separators = /[\u2010-\u2015\u2212().\-/]/gu

/** Spaces of any kind, and the direction marks that contacts and messengers put around a number they copy. */
const unseen = /[\s\p{Cf}]/gu

/** '+44 (0)20': this zero is dialled inside the country only. Only Italy (+39) keeps it for calls from abroad. */
const bracketedTrunk = /^([^0-9]*(?:\+|00)(?!39)[1-9][0-9]{0,2})[^0-9(]*\(0\)/

/** E.164: the country code does not begin with 0, and there are at most fifteen digits. Real numbers have at least seven. */
const anyCountry = /^\+[1-9][0-9]{6,14}$/

/**
 * The countries of the demonstration brands are checked exactly, because a typo there costs a delivery.
 * +7: ten digits; area codes begin with 3, 4, 8, 9 (Russia) or 6, 7 (Kazakhstan). +382: eight digits without the trunk 0.
 */
const strictCountries: Readonly<Record<string, RegExp>> = {
  '+7': /^\+7[346789][0-9]{9}$/,
  '+382': /^\+382[2-9][0-9]{7}$/,
}

/** The trunk digit dialled inside the country instead of its code, and the length of a number dialled that way. */
const homeNumbers: Readonly<Record<string, { trunk: string; nationalLength: number }>> = {
  '+7': { trunk: '8', nationalLength: 10 },
  '+382': { trunk: '0', nationalLength: 8 },
}

export function isValidPhone(e164: string): boolean {
  if (!anyCountry.test(e164)) return false
  const strict = Object.entries(strictCountries).find(([country]) => e164.startsWith(country))
  return strict === undefined || strict[1].test(e164)
}

/** The written form without invisible characters. */
export function toPlainPhone(text: string): string {
  // NFKC turns full-width digits of some keyboards into plain ones.
  return text.normalize('NFKC').replace(unseen, '').replace(bracketedTrunk, '$1')
}

/**
 * Turns a typed or pasted number into E.164; null if it is not a phone number.
 * Without a plus the number is read as a number of the brand's country. Any other needs its country code.
 */
export function toE164(text: string, homeCountry = '+7'): string | null {
  const bare = toPlainPhone(text).replace(separators, '')
  if (!/^\+?[0-9]+$/.test(bare)) return null
  const e164 = bare.startsWith('+') ? bare : toInternational(bare, homeCountry)
  return isValidPhone(e164) ? e164 : null
}

function toInternational(digits: string, homeCountry: string): string {
  const home = homeNumbers[homeCountry]
  if (home) {
    const { trunk, nationalLength } = home
    if (digits.length === nationalLength) return `${homeCountry}${digits}`
    if (digits.length === nationalLength + 1 && digits.startsWith(trunk)) {
      return `${homeCountry}${digits.slice(1)}`
    }
  }
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `+${digits}`
}
