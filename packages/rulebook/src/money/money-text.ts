import { languages } from '#site/locales.ts'
import type { Locale } from '#site/locales.ts'

type SignDisplay = 'auto' | 'exceptZero'

/** 100700, 'RUB' → '1 007 ₽'. Whole sums have no fraction, others have both digits. */
export function toMoneyText(
  amountMinor: number,
  currency: string,
  locale: Locale,
  signDisplay: SignDisplay = 'auto',
): string {
  // A hyphen is not a minus: it is shorter than the digits and may end a line.
  return getFormat(languages[locale].intl, currency, signDisplay)
    .format(amountMinor / 100)
    .replace('-', '−')
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes a millisecond on a phone, and a menu shows a hundred prices. */
function getFormat(language: string, currency: string, signDisplay: SignDisplay): Intl.NumberFormat {
  const key = `${language} ${currency} ${signDisplay}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // B-11 allows 0 to 2 fraction digits. One digit ('18,4 €') is never used on a price tag.
    trailingZeroDisplay: 'stripIfInteger',
    signDisplay,
  })
  formats.set(key, made)
  return made
}
