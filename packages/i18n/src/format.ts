import { defaultTimeZone } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import { languages } from '@lavash/rulebook/site/locales'
import { toMoneyText } from '@lavash/rulebook/money/money-text'
import { getOffsetMinutes, localParts, type TimeZone } from '@lavash/rulebook/time/time-zone'
import { toMontenegrinDate, toMontenegrinDateWithWeekday } from '#montenegrin-date.ts'

/** The only place where money, numbers, dates and times become text. */
export interface Format {
  /** 100700, 'RUB' → '1 007 ₽'. Whole sums have no fraction, others have both digits. */
  money: (amountMinor: number, currency: string) => string
  /** The same with a sign, for what is added to a price: '+40 ₽', '−201 ₽'. */
  moneyChange: (amountMinor: number, currency: string) => string
  number: (value: number) => string
  /** '16 ноября', and with the year where that is not the one of now: '16 ноября 2025' */
  date: (atMs: number, nowMs: number) => string
  /** 'понедельник, 16 ноября' */
  dateWithWeekday: (atMs: number) => string
  /** '19:25' */
  time: (atMs: number) => string
  /** The same for an end: midnight is the end of a day, '24:00'. */
  endTime: (atMs: number) => string
  /** '16 ноября, 19:25', with the year as a date has it. */
  dateTime: (atMs: number, nowMs: number) => string
  /** 72 → '1:12', for a countdown. */
  countdown: (seconds: number) => string
  list: (items: readonly string[]) => string
}

/** `timeZone` is the venue's: a name ('Europe/Podgorica') or an offset ('+03:00'); the device's never matters. */
export function createFormat(locale: Locale, timeZone: TimeZone = defaultTimeZone): Format {
  const language = languages[locale].intl
  const number = once(() => new Intl.NumberFormat(language))
  const list = once(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const time = wallFormat(language, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const { date, dateWithWeekday } = dateFormats(locale, timeZone)
  return {
    money: (amountMinor, currency) => toMoneyText(amountMinor, currency, locale),
    moneyChange: (amountMinor, currency) => toMoneyText(amountMinor, currency, locale, 'exceptZero'),
    number: (value) => number().format(value),
    date,
    dateWithWeekday,
    time,
    endTime: (atMs) => time(atMs).replace('00:00', '24:00'),
    dateTime: (atMs, nowMs) => `${date(atMs, nowMs)}, ${time(atMs)}`,
    countdown: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    list: (items) => list().format(items),
  }
}

function dateFormats(locale: Locale, timeZone: TimeZone): Pick<Format, 'date' | 'dateWithWeekday'> {
  const isMontenegrin = locale === 'cnr'
  const dayAndMonth = { day: 'numeric', month: 'long' } as const
  const toDate = isMontenegrin
    ? (atMs: number) => toMontenegrinDate(atMs, timeZone)
    : wallFormat(languages[locale].intl, timeZone, dayAndMonth)
  return {
    date: (atMs, nowMs) => {
      const { year } = localParts(atMs, timeZone)
      if (year === localParts(nowMs, timeZone).year) return toDate(atMs)
      return `${toDate(atMs)} ${year}${isMontenegrin ? '.' : ''}`
    },
    dateWithWeekday: isMontenegrin
      ? (atMs) => toMontenegrinDateWithWeekday(atMs, timeZone)
      : wallFormat(languages[locale].intl, timeZone, { weekday: 'long', ...dayAndMonth }),
  }
}

/** Browsers before 2024 refuse offsets as time zones, so the clock on the wall is shown as if it were UTC. */
function wallFormat(language: string, timeZone: TimeZone, options: Intl.DateTimeFormatOptions) {
  const formatter = once(() => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }))
  return (atMs: number) => formatter().format(atMs + getOffsetMinutes(atMs, timeZone) * 60_000)
}

/** Making them all takes a slow phone a tenth of a second before anything is shown, and most pages need one or two. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
