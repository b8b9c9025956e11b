import Type from 'typebox'
import type { Mistake } from '#catalogue/mistake.ts'
import { isRecord } from '#catalogue/parsing/find-misfits.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem, ofPosition, toMistake, walk, walkAll, type SourceItem } from '#catalogue/parsing/walk.ts'
import { instant } from '#catalogue/schema/scalars.ts'
import { timeSlot, type TimeSlotSource } from '#catalogue/schema/time-slots-file.ts'

/** Promotions, promo codes and time slots that could never come true. `check-discounts.ts` checks what they take off. */
export function* checkOffers(sources: readonly SourceFile[]): Generator<Mistake> {
  const empty = findEmptyNames(sources)
  for (const source of sources) {
    if (source.kind === 'promotions' || source.kind === 'promo-codes') yield* checkWindows(source)
    if (source.kind === 'time-slots') {
      for (const item of eachItem(source, ['*'], timeSlot)) yield* checkTimeSlot(item, empty)
    }
  }
}

interface EmptyNames {
  menus: ReadonlySet<unknown>
  groups: ReadonlySet<unknown>
}

function findEmptyNames(sources: readonly SourceFile[]): EmptyNames {
  const hasPosition = (source: SourceFile): boolean =>
    ofPosition().some(({ at }) => !walk(source, at).next().done)
  const menus = sources.filter((source) => source.kind === 'menu' && !hasPosition(source))
  const groups = [...walkAll(sources, { in: 'menu', at: ['groups', '*'] })].flatMap(({ value }) =>
    isRecord(value) && Array.isArray(value.positions) && value.positions.length === 0 ? [value.slug] : [],
  )
  return { menus: new Set(menus.map(({ name }) => name)), groups: new Set(groups) }
}

/** Stored without a dish, it would be exported as a slot for nothing, which cannot be read again. */
function* checkTimeSlot(item: SourceItem<TimeSlotSource>, empty: EmptyNames): Generator<Mistake> {
  const { slug, menus = [], groups = [], positions = [] } = item.value
  const isEmpty =
    positions.length === 0 &&
    menus.every((menu) => empty.menus.has(menu)) &&
    groups.every((group) => empty.groups.has(group))
  if (!isEmpty) return
  yield toMistake(item, [], {
    problem: `the time slot '${slug}' is for no position`,
    expected: 'menus or groups that have dishes, or positions',
  })
}

const window = Type.Object({ startAt: instant, endAt: instant })

function* checkWindows(source: SourceFile): Generator<Mistake> {
  for (const key of ['startAt', 'endAt']) {
    for (const item of eachItem(source, ['*', key], instant)) {
      if (isRealDate(item.value)) continue
      yield toMistake(item, [], {
        problem: `'${item.value}' is not in the calendar`,
        expected: 'a real date, in UTC of the years 0000 to 9999',
      })
    }
  }
  for (const item of eachItem(source, ['*'], window)) {
    const { startAt, endAt } = item.value
    if (Date.parse(startAt) >= Date.parse(endAt)) {
      yield toMistake(item, ['endAt'], {
        problem: 'it ends before it begins',
        expected: `an end after ${startAt}`,
      })
    }
  }
}

const firstMs = Date.parse('0000-01-01T00:00:00Z')
const lastMs = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Date.parse takes the 31st of February for the 3rd of March. An export writes moments in UTC, and a year of more
 * than four digits could not be read again.
 */
function isRealDate(text: string): boolean {
  const day = text.slice(0, 10)
  const atMs = Date.parse(text)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) && firstMs <= atMs && atMs <= lastMs
}
