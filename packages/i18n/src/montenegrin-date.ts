import { localParts, type TimeZone } from '@lavash/rulebook/time/time-zone'

/**
 * Intl speaks Serbian here: 'nedelja' for 'nedjelja', and a month that cannot follow 'do' (until 30. novembra).
 * What a Montenegrin reads is short enough to be written down.
 */
const weekdays = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'] as const
const monthsOf = [
  'januara',
  'februara',
  'marta',
  'aprila',
  'maja',
  'juna',
  'jula',
  'avgusta',
  'septembra',
  'oktobra',
  'novembra',
  'decembra',
] as const

export function toMontenegrinDate(atMs: number, timeZone: TimeZone): string {
  const { day, month } = localParts(atMs, timeZone)
  return `${day}. ${monthsOf[month - 1]}`
}

export function toMontenegrinDateWithWeekday(atMs: number, timeZone: TimeZone): string {
  const { dayOfWeek } = localParts(atMs, timeZone)
  return `${weekdays[dayOfWeek - 1]}, ${toMontenegrinDate(atMs, timeZone)}`
}
