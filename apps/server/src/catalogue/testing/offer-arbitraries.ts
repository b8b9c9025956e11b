import { daysOfWeek } from '@lavash/rulebook/time/days-of-week'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { Discount } from '@lavash/rulebook/money/discounts'
import fc from 'fast-check'
import type { DayRange, LocalText, Modifier, PromoCode, Promotion, TimeSlot } from '#catalogue/catalogue.ts'
import { photos } from '#catalogue/testing/brand-arbitrary.ts'
import { localText, slugs, subset } from '#catalogue/testing/text-arbitraries.ts'

const ranges: fc.Arbitrary<DayRange[]> = fc.subarray([...daysOfWeek], { minLength: 1 }).chain((days) =>
  fc.constant(
    days.flatMap((dayOfWeek) => [
      { dayOfWeek, startAt: '07:00', endAt: '12:00' },
      { dayOfWeek, startAt: '21:00', endAt: '00:00' },
    ]),
  ),
)

/** Two moments in order, each of which may be unsaid. */
const window = fc
  .tuple(
    fc.integer({ min: 0, max: 2_000_000_000 }),
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([start, length, hasStart, hasEnd]) => ({
    startAt: hasStart ? start * 1000 : null,
    endAt: hasEnd ? (start + length) * 1000 + 250 : null,
  }))

export function modifierArbitrary(slug: string, locales: readonly Locale[]): fc.Arbitrary<Modifier> {
  const name = localText(locales)
  return slugs(2, 4).chain((names) =>
    fc.record({
      slug: fc.constant(slug),
      name,
      nameUi: name,
      minCount: fc.integer({ min: 0, max: 1 }),
      maxCount: fc.integer({ min: 2, max: 6 }),
      items: fc.tuple(
        ...names.map((item) =>
          fc.record({
            slug: fc.constant(item),
            name,
            priceMinor: fc.integer({ min: 0, max: 50_000 }),
            minCount: fc.constant(0),
            maxCount: fc.integer({ min: 1, max: 2 }),
          }),
        ),
      ),
    }),
  )
}

const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)

/** Every kind of discount; a gift is drawn from the dishes that exist. */
function discountArbitrary(positions: readonly string[]): fc.Arbitrary<Discount<string>> {
  return fc.oneof(
    percent.map((value) => ({ kind: 'percent' as const, percent: value })),
    fc.integer({ min: 1, max: 100_000 }).map((amountMinor) => ({ kind: 'amount' as const, amountMinor })),
    fc.record({ kind: fc.constant('cheapest-of' as const), count: fc.integer({ min: 2, max: 9 }), percent }),
    fc
      .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 8 }))
      .map(([count, payFor]) => ({ kind: 'n-for-m' as const, count, payFor: Math.min(payFor, count - 1) })),
    fc.record({
      kind: fc.constant('gift' as const),
      position: fc.constantFrom(...positions),
      minSumMinor: fc.nat(1_000_000),
    }),
  )
}

export function timeSlotArbitrary(slug: string, positions: readonly string[]): fc.Arbitrary<TimeSlot> {
  return fc.record({
    slug: fc.constant(slug),
    positions: fc.subarray([...positions], { minLength: 1 }),
    ranges,
  })
}

export function promotionArbitrary(
  slug: string,
  text: fc.Arbitrary<LocalText>,
  names: { restos: string[]; positions: string[]; promoCodes: string[] },
): fc.Arbitrary<Promotion> {
  const rest = fc.record({
    slug: fc.constant(slug),
    name: text,
    description: text,
    restos: fc.option(fc.subarray(names.restos, { minLength: 1 })),
    promoCode:
      names.promoCodes.length > 0 ? fc.option(fc.constantFrom(...names.promoCodes)) : fc.constant(null),
    positions: subset(names.positions),
    priority: fc.integer({ min: 0, max: 20 }),
    photos,
  })
  const discount = fc.option(discountArbitrary(names.positions))
  return fc.tuple(rest, window, discount).map(([promotion, times, taken]) => ({
    ...promotion,
    ...times,
    // A promotion has a code or a discount of its own.
    discount: promotion.promoCode === null ? taken : null,
  }))
}

export function promoCodeArbitrary(
  code: string,
  { restos, positions }: { restos: string[]; positions: string[] },
): fc.Arbitrary<PromoCode> {
  const limit = fc.option(fc.integer({ min: 0, max: 1000 }))
  const amount = fc.option(fc.integer({ min: 1, max: 100_000 }))
  const rest = fc.record({
    code: fc.constant(code),
    discount: discountArbitrary(positions),
    positions: fc.option(fc.subarray([...positions], { minLength: 1 })),
    isActive: fc.boolean(),
    restos: fc.option(fc.subarray(restos, { minLength: 1 })),
    deliveryMethods: fc.option(fc.subarray(['DELIVERY' as const, 'TAKE_AWAY' as const], { minLength: 1 })),
    minOrderMinor: amount,
    maxDiscountMinor: amount,
    totalLimit: limit,
    personLimit: limit,
    hours: fc.option(ranges),
  })
  return fc.tuple(rest, window).map(([promoCode, times]) => ({ ...promoCode, ...times }))
}
