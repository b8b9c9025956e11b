import { daysOfWeek } from '@lavash/rulebook/time/days-of-week'
import { amountMaxMinor } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import fc from 'fast-check'
import type { Brand, DayHours, PreOrder, Resto, Threshold, Zone } from '#catalogue/catalogue.ts'
import { contacts, photos } from '#catalogue/testing/brand-arbitrary.ts'
import { localText, subset } from '#catalogue/testing/text-arbitraries.ts'

const quarter = fc.integer({ min: 0, max: 95 }).map((index) => {
  const hour = String(Math.floor(index / 4)).padStart(2, '0')
  return `${hour}:${String((index % 4) * 15).padStart(2, '0')}`
})

const closed = { active: false, open: '00:00', close: '00:00' }
const roundTheClock = { active: true, open: '00:00', close: '00:00' }

const weekArbitrary: fc.Arbitrary<DayHours[]> = fc
  .tuple(
    ...daysOfWeek.map(() =>
      fc.oneof(
        fc.constantFrom(closed, roundTheClock, { active: true, open: '10:00', close: '23:00' }),
        fc
          .tuple(quarter, quarter)
          .filter(([open, close]) => open !== close)
          .map(([open, close]) => ({ active: true, open, close })),
      ),
    ),
  )
  .map((days) => daysOfWeek.map((dayOfWeek, index) => ({ dayOfWeek, ...(days[index] ?? closed) })))

const preOrderArbitrary: fc.Arbitrary<PreOrder> = fc
  .constantFrom('NONE' as const, 'WORKING_HOURS' as const, 'CUSTOM' as const)
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      minTimeMinutes: fc.integer({ min: 0, max: 300 }),
      dayInAdvance: fc.integer({ min: 0, max: 30 }),
      hours: type === 'CUSTOM' ? weekArbitrary : fc.constant([]),
    }),
  )

const payMethods = fc.record({
  cardOnline: fc.option(fc.constantFrom('sandbox', 'yookassa')),
  cardUponReceipt: fc.boolean(),
  // Something must be payable with, or the folder is refused.
  cashUponReceipt: fc.constant(true),
})

export function restoArbitrary(
  slug: string,
  order: number,
  brand: Brand,
  names: { cities: string[]; menus: string[]; tags: string[]; pays: string[] },
): fc.Arbitrary<Resto> {
  const text = localText(brand.locales)
  return fc.record({
    slug: fc.constant(slug),
    order: fc.constant(order),
    cities: fc.subarray(names.cities, { minLength: 1 }),
    name: text,
    description: text,
    address: text,
    street: text,
    location: fc.record({
      lat: fc.double({ min: 43, max: 45, noNaN: true }),
      lng: fc.double({ min: 33, max: 35, noNaN: true }),
    }),
    timeZone: fc.constantFrom('+03:00', 'Europe/Podgorica', brand.timeZone),
    ...contacts,
    averageCheckMinor: fc.option(fc.integer({ min: 0, max: 500_000 })),
    tags: subset(names.tags),
    pays: subset(names.pays),
    payEngine: fc.option(fc.constantFrom('sandbox', 'stripe')),
    payConfig: fc.record({ delivery: payMethods, takeAway: payMethods }),
    menus: fc.constant(names.menus.map((menu) => ({ menu, methods: ['DELIVERY', 'TAKE_AWAY'] }))),
    openingHours: weekArbitrary,
    preOrder: preOrderArbitrary,
    photos,
  })
}

export function zoneArbitrary(slug: string, resto: string, locales: readonly Locale[]): fc.Arbitrary<Zone> {
  return fc.record({
    slug: fc.constant(slug),
    resto: fc.constant(resto),
    name: localText(locales),
    // A triangle around a point: it cannot cross itself.
    polygon: fc
      .tuple(fc.double({ min: 43, max: 45, noNaN: true }), fc.double({ min: 33, max: 35, noNaN: true }))
      .map(([lat, lng]) => [
        { lat, lng },
        { lat, lng: lng + 0.01 },
        { lat: lat + 0.01, lng },
      ]),
    thresholds: thresholdsArbitrary,
  })
}

const thresholdsArbitrary: fc.Arbitrary<Threshold[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 900_000 }), { minLength: 2, maxLength: 5 }),
    fc.boolean(),
    fc.integer({ min: 0, max: 30_000 }),
    fc.integer({ min: 0, max: 120 }),
  )
  .map(([sums, hasEnd, deliveryPriceMinor, deliveryMinutes]) => {
    const ends = [...sums.toSorted((one, other) => one - other), ...(hasEnd ? [] : [amountMaxMinor])]
    return ends.slice(1).map((maxOrderMinor, index) => ({
      minOrderMinor: ends[index] ?? 0,
      maxOrderMinor,
      deliveryPriceMinor: Math.floor(deliveryPriceMinor / (index + 1)),
      deliveryMinutes,
    }))
  })
