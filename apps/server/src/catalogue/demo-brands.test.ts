import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promoCodeErrorCodes } from '@lavash/rulebook/site/error-codes'
import { modifierControl } from '@lavash/rulebook/menu/modifiers'
import { findPromoCodeRefusal } from '@lavash/rulebook/money/promo-codes'
import { describe, expect, test } from 'vitest'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import type { Catalogue, PromoCode } from '#catalogue/catalogue.ts'
import { demoBrandFolder, readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

const ugolyok = await readDemoBrand('ugolyok')
const primorje = await readDemoBrand('primorje-grill')

function positionsWith(brand: Catalogue, tag: string): string[] {
  return brand.positions.filter(({ tags }) => tags.includes(tag)).map(({ slug }) => slug)
}

/** At noon on a working day in the centre, by a customer who has not ordered yet. */
function refusalOf(promoCode: PromoCode, deliveryMethod: DeliveryMethod): string | undefined {
  const { restos, hours } = promoCode
  return findPromoCodeRefusal(
    {
      ...promoCode,
      // Refusals do not depend on what the code takes off.
      discount: { kind: 'percent', percent: 10 },
      positionIds: null,
      restoIds: restos?.map((slug) => ugolyok.restos.findIndex((resto) => resto.slug === slug)) ?? null,
      hours:
        hours?.map(({ dayOfWeek, startAt, endAt: close }) => ({
          dayOfWeek,
          active: true,
          open: startAt,
          close,
        })) ?? null,
    },
    {
      restoId: ugolyok.restos.findIndex(({ slug }) => slug === 'centre'),
      deliveryMethod,
      atMs: Date.parse('2026-11-16T12:00:00+03:00'),
      timeZone: '+03:00',
      usage: { totalCount: 0, personCount: 0 },
    },
  )
}

describe('the first demonstration brand', () => {
  test('has two cities, and venues of every kind', () => {
    expect(ugolyok.cities).toHaveLength(2)
    const isTakeAwayOnly = ({ menus }: Catalogue['restos'][number]): boolean =>
      menus.every(({ methods }) => !methods.includes('DELIVERY'))
    const named = (test: (resto: Catalogue['restos'][number]) => boolean): string[] =>
      ugolyok.restos.filter(test).map(({ slug }) => slug)
    expect(named(isTakeAwayOnly)).toEqual(['beach', 'solntsegorye'])
    expect(
      named(({ payConfig }) => payConfig.delivery.cardOnline === null && payConfig.delivery.cashUponReceipt),
    ).toEqual(['zarechye'])
    expect(named(({ openingHours }) => openingHours[0]?.active === false)).toEqual(['naberezhnaya'])
    expect(
      named(({ openingHours }) => openingHours.every(({ active, open, close }) => active && open === close)),
    ).toEqual(['vokzal'])
  })

  test('has more than sixty dishes in two menus, breakfast only in the morning', () => {
    expect(ugolyok.positions.length).toBeGreaterThanOrEqual(60)
    expect(ugolyok.menus.map(({ slug }) => slug)).toEqual(['breakfast', 'main'])
    expect(ugolyok.groups.filter(({ menu }) => menu === 'main').length).toBeGreaterThanOrEqual(8)
    const slot = ugolyok.timeSlots.find(({ slug }) => slug === 'breakfast')
    const breakfast = ugolyok.positions.filter(({ menu }) => menu === 'breakfast').map(({ slug }) => slug)
    expect(slot?.positions).toEqual(breakfast.toSorted())
  })

  test('shows every behaviour of a dish', () => {
    expect(positionsWith(ugolyok, 'adult')).toEqual(['energy-drink'])
    expect(positionsWith(ugolyok, 'extended-cooking')).toEqual(['lamb-leg', 'feast-platter', 'combo-party'])
    expect(ugolyok.positions.filter(({ isStopped }) => isStopped)).toHaveLength(1)
    expect(ugolyok.positions.filter(({ group }) => group === null)).toHaveLength(3)
    const units = new Set(ugolyok.positions.map(({ measure }) => measure.unit))
    expect(units).toEqual(new Set(['g', 'pc', 'ml', 'cm']))
  })

  test('has modifiers of every kind', () => {
    const kinds = ugolyok.modifiers.map((modifier) => {
      const items = modifier.items.map((item, id) => ({
        ...item,
        id,
        name: item.slug,
        price: item.priceMinor,
      }))
      return `${modifierControl({ maxCount: modifier.maxCount, items })} from ${Math.min(modifier.minCount, 1)}`
    })
    expect(new Set(kinds)).toEqual(
      new Set([
        'radio from 1',
        'radio from 0',
        'checkbox from 0',
        'checkbox from 1',
        'stepper from 0',
        'stepper from 1',
      ]),
    )
    expect(ugolyok.modifiers.some(({ items }) => items.some(({ minCount }) => minCount > 0))).toBe(true)
  })

  test('has a promo code for each refusal and four that work', () => {
    const refusals = ugolyok.promoCodes.map((code) => refusalOf(code, 'DELIVERY'))
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(4)
    const missing = promoCodeErrorCodes.filter((code) => !refusals.includes(code))
    expect(missing).toEqual(['promo-code.not-found'])
  })

  test('has six promotions that still run in years to come', () => {
    expect(ugolyok.promotions).toHaveLength(6)
    const far = Date.parse('2030-01-01T00:00:00Z')
    expect(ugolyok.promotions.filter(({ endAt }) => endAt !== null && endAt < far)).toEqual([])
    expect(ugolyok.promotions.some(({ endAt }) => endAt !== null)).toBe(true)
  })

  test('gives each dish a picture of its own', () => {
    const pictures = ugolyok.positions.map(({ photos }) => JSON.stringify(photos[0]))
    expect(new Set(pictures).size).toBe(ugolyok.positions.length)
  })
})

describe('the second demonstration brand', () => {
  test('differs in language, currency, time zone and look', () => {
    const { locales, currency, timeZone, tokens } = primorje.brand
    expect({ locales, currency, timeZone }).toEqual({
      locales: ['cnr', 'en', 'ru'],
      currency: 'EUR',
      timeZone: 'Europe/Podgorica',
    })
    expect(tokens.colours.primary).not.toEqual(ugolyok.brand.tokens.colours.primary)
    expect([primorje.cities.length, primorje.restos.length]).toEqual([1, 1])
    expect(primorje.positions.length).toBeGreaterThanOrEqual(20)
  })

  test.each(['ugolyok', 'primorje-grill'] as const)(
    '%s announces the components its folder brings',
    (slug) => {
      const { brand } = slug === 'ugolyok' ? ugolyok : primorje
      const announced = { 'boot-loader.tsx': brand.bootLoader, 'layout.tsx': brand.layout }
      for (const [file, kind] of Object.entries(announced)) {
        const isThere = existsSync(join(demoBrandFolder(slug), file))
        expect(isThere ? kind : 'custom', file).toBe('custom')
      }
    },
  )
})

test('exactly one brand answers for unknown hosts, and no host has two brands', () => {
  expect([ugolyok, primorje].filter(({ brand }) => brand.isDefault)).toHaveLength(1)
  const hosts = [...ugolyok.brand.hosts, ...primorje.brand.hosts]
  expect(new Set(hosts).size).toBe(hosts.length)
})
