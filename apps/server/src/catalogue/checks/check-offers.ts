import type { Mistake } from '#catalogue/mistake.ts'
import { isRecord } from '#catalogue/reading/find-misfits.ts'
import type { SourceFile } from '#catalogue/reading/source-file.ts'
import { parsePriceMinor } from '#catalogue/reading/parse-price.ts'
import { eachItem, toMistake, walk, type SourceItem } from '#catalogue/reading/walk.ts'
import { promoCode, type PromoCodeSource } from '#catalogue/schema/promo-codes-file.ts'
import { timeSlot } from '#catalogue/schema/time-slots-file.ts'

/** Promotions, promo codes and time slots that could never come true. */
export function* checkOffers(sources: readonly SourceFile[]): Generator<Mistake> {
  for (const source of sources) {
    if (source.kind === 'promotions' || source.kind === 'promo-codes') yield* checkWindows(source)
    if (source.kind === 'promo-codes') {
      for (const item of eachItem(source, ['*'], promoCode)) yield* checkPromoCode(item)
    }
    if (source.kind === 'time-slots') {
      for (const item of eachItem(source, ['*'], timeSlot)) {
        const { menus = [], groups = [], positions = [] } = item.value
        if (menus.length + groups.length + positions.length > 0) continue
        yield toMistake(item, [], {
          problem: `the time slot '${item.value.slug}' is for no position`,
          expected: 'menus, groups or positions',
        })
      }
    }
  }
}

function* checkWindows(source: SourceFile): Generator<Mistake> {
  for (const key of ['startAt', 'endAt']) {
    for (const item of walk(source, ['*', key])) {
      if (typeof item.value !== 'string' || isRealDate(item.value)) continue
      yield toMistake(item, [], {
        problem: `'${item.value}' is not in the calendar`,
        expected: 'a real date',
      })
    }
  }
  for (const item of walk(source, ['*'])) {
    if (!isRecord(item.value)) continue
    const { startAt, endAt } = item.value
    if (Date.parse(String(startAt)) >= Date.parse(String(endAt))) {
      yield toMistake(item, ['endAt'], {
        problem: 'it ends before it begins',
        expected: `an end after ${String(startAt)}`,
      })
    }
  }
}

/** Date.parse takes the 31st of February for the 3rd of March. */
function isRealDate(text: string): boolean {
  const day = text.slice(0, 10)
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(Date.parse(text)) && new Date(at).toISOString().startsWith(day)
}

function* checkPromoCode(item: SourceItem<PromoCodeSource>): Generator<Mistake> {
  const { code, percent, amount } = item.value
  if ((percent === undefined) === (amount === undefined)) {
    yield toMistake(item, [], {
      problem: `the promo code '${code}' ${percent === undefined ? 'takes nothing off' : 'has two discounts'}`,
      expected: 'either percent or amount',
    })
  }
  if (percent !== undefined && !/^\d+(\.\d{1,2})?$/.test(String(percent))) {
    yield toMistake(item, ['percent'], {
      problem: `${percent} percent is too fine`,
      expected: 'a percentage with at most two decimals',
    })
  }
  if (amount !== undefined && parsePriceMinor(amount) === 0) {
    yield toMistake(item, ['amount'], { problem: 'the amount is 0', expected: 'an amount above 0' })
  }
}
