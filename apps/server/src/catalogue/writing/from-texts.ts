import { daysOfWeek } from '@lavash/rulebook/time/days-of-week'
import type { DayHours, DayRange, LocalText, Photo } from '#catalogue/catalogue.ts'
import { toPriceText } from '#catalogue/parsing/parse-price.ts'
import { dayKeys } from '#catalogue/parsing/parse-week.ts'
import type { PhotoSource } from '#catalogue/schema/photo.ts'
import type { LocalTextSource, PriceSource } from '#catalogue/schema/scalars.ts'
import type { OpeningWeekSource, RangesWeekSource } from '#catalogue/schema/week.ts'

export function fromLocalText(text: LocalText): LocalTextSource {
  const [first, ...others] = Object.values(text)
  return first !== undefined && others.every((other) => other === first) ? first : { ...text }
}

/** A number where it says all, a string where YAML would drop the last zero. */
export function fromPrice(minor: number): PriceSource {
  return minor % 100 === 0 ? minor / 100 : toPriceText(minor)
}

export function fromInstant(atMs: number): string {
  return new Date(atMs).toISOString().replace('.000Z', 'Z')
}

export function fromPhotos(photos: readonly Photo[]): PhotoSource[] {
  return photos.map((photo) => {
    if (photo.kind === 'file') return photo.path
    const { emoji, ground, arrangement, angle, size } = photo.recipe
    return { emoji: emoji.length === 1 && emoji[0] ? emoji[0] : emoji, ground, arrangement, angle, size }
  })
}

/** Leaves out what is not said: null, undefined, and lists with nothing in them. */
export function withoutNothing<T extends object>(source: T): Partial<T> {
  const said = Object.entries(source).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(said) as Partial<T>
}

/** Neighbouring days with the same hours share a key, as an owner would write them. */
export function fromOpeningHours(hours: readonly DayHours[]): OpeningWeekSource {
  const texts = daysOfWeek.map((day) => fromDayHours(hours.find(({ dayOfWeek }) => dayOfWeek === day)))
  const week: Record<string, string> = {}
  for (let first = 0; first < texts.length;) {
    let last = first
    while (last + 1 < texts.length && texts[last + 1] === texts[first]) last++
    const key = first === last ? `${dayKeys[first]}` : `${dayKeys[first]}-${dayKeys[last]}`
    week[key] = texts[first] ?? 'closed'
    first = last + 1
  }
  return week['mon-sun'] ?? week
}

function fromDayHours(hours: DayHours | undefined): string {
  if (!hours?.active) return 'closed'
  if (hours.open === '00:00' && hours.close === '00:00') return 'round the clock'
  return fromRange(hours.open, hours.close)
}

export function fromDayRanges(ranges: readonly DayRange[]): RangesWeekSource {
  const week: Record<string, string[]> = {}
  for (const [index, day] of daysOfWeek.entries()) {
    const own = ranges.filter(({ dayOfWeek }) => dayOfWeek === day)
    if (own.length > 0) week[`${dayKeys[index]}`] = own.map(({ startAt, endAt }) => fromRange(startAt, endAt))
  }
  return week
}

function fromRange(startAt: string, endAt: string): string {
  return `${startAt}-${endAt === '00:00' ? '24:00' : endAt}`
}
