import { hasAnyPayment } from '@lavash/rulebook/order/pay-config'
import { isMeeting, listCities } from '#catalogue/checks/city-bounds.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { toPayMethods } from '#catalogue/parsing/to-resto.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem, toMistake, walk, type SourceItem } from '#catalogue/parsing/walk.ts'
import type { CitySource } from '#catalogue/schema/cities-file.ts'
import { restoFile, type RestoSource } from '#catalogue/schema/resto-file.ts'

/** Venues that could be shown but never ordered from. */
export function* checkRestos(sources: readonly SourceFile[]): Generator<Mistake> {
  const cities = listCities(sources)
  const zones = sources.filter(({ kind }) => kind === 'zones')
  const withZone = new Set(
    zones
      .flatMap((source) => [...walk(source, ['features', '*', 'properties', 'resto'])])
      .map(({ value }) => value),
  )
  const used = new Set<string>()
  for (const source of sources.filter(({ kind }) => kind === 'resto')) {
    for (const item of walk(source, ['menus', '*', 'menu'])) used.add(String(item.value))
    for (const item of eachItem(source, [], restoFile)) {
      yield* checkMethods(item, withZone.has(source.name))
      yield* checkLocation(item, cities)
      yield* checkPreOrder(item)
    }
  }
  for (const menu of sources.filter(({ kind, name }) => kind === 'menu' && !used.has(name))) {
    yield toMistake({ source: menu, path: [], value: menu.value }, [], {
      problem: `no venue has the menu '${menu.name}', so nobody can order from it`,
      expected: 'at least one venue that names it under menus',
    })
  }
}

function* checkMethods(item: SourceItem<RestoSource>, hasZone: boolean): Generator<Mistake> {
  const { menus, payConfig } = item.value
  const methods = new Set(menus.flatMap((menu) => menu.methods))
  if (methods.has('DELIVERY') && !hasZone) {
    yield toMistake(item, ['menus'], {
      problem: 'the venue has a delivery menu but no delivery zone',
      expected: 'a zone of this venue in catalogue/zones, or menus without DELIVERY',
    })
  }
  if (!methods.has('DELIVERY') && hasZone) {
    yield toMistake(item, ['menus'], {
      problem: 'the venue has a delivery zone but no delivery menu',
      expected: 'a menu with the method DELIVERY, or no zone',
    })
  }
  for (const [method, key] of [
    ['DELIVERY', 'delivery'],
    ['TAKE_AWAY', 'takeAway'],
  ] as const) {
    if (methods.has(method) && !hasAnyPayment(toPayMethods(payConfig[key]))) {
      yield toMistake(item, ['payConfig'], {
        problem: `the venue has a menu for ${method} but no way to pay for it`,
        expected: `cardOnline, cardUponReceipt or cashUponReceipt under payConfig.${key}`,
      })
    }
  }
}

function* checkLocation(item: SourceItem<RestoSource>, cities: readonly CitySource[]): Generator<Mistake> {
  const own = cities.filter(({ slug }) => item.value.cities.includes(slug))
  if (own.length > 0 && !own.some(({ bounds }) => isMeeting([item.value.location], bounds))) {
    yield toMistake(item, ['location'], {
      problem: 'the venue lies outside its city',
      expected: `a point within the bounds of ${own.map(({ slug }) => slug).join(', ')}`,
    })
  }
}

function* checkPreOrder(item: SourceItem<RestoSource>): Generator<Mistake> {
  const { preOrder } = item.value
  if (!preOrder || (preOrder.type === 'CUSTOM') === (preOrder.hours !== undefined)) return
  yield toMistake(item, ['preOrder'], {
    problem: preOrder.hours ? `${preOrder.type} takes no hours of its own` : 'CUSTOM needs hours of its own',
    expected: 'hours with CUSTOM, and only with CUSTOM',
  })
}
