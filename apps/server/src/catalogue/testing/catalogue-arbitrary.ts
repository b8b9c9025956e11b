import { allergenCodes } from '@lavash/rulebook/menu/allergens'
import fc from 'fast-check'
import type { Catalogue, Modifier, Position } from '#catalogue/catalogue.ts'
import { brandArbitrary, cityBounds, photos } from '#catalogue/testing/brand-arbitrary.ts'
import {
  modifierArbitrary,
  promoCodeArbitrary,
  promotionArbitrary,
  timeSlotArbitrary,
} from '#catalogue/testing/offer-arbitraries.ts'
import { localText, slugs, subset, word } from '#catalogue/testing/text-arbitraries.ts'
import { restoArbitrary, zoneArbitrary } from '#catalogue/testing/resto-arbitrary.ts'
import { toCanonicalOrder } from '#catalogue/to-canonical-order.ts'

/** A brand that fails is told while the test has time: a smaller one would be looked for until it has none. */
export const toldInTime = { interruptAfterTimeLimit: 40_000, markInterruptAsFailure: true }

const priceMinor = fc.integer({ min: 0, max: 1_000_000 })

/**
 * Catalogues without a mistake, of every shape the folder allows. Names first, then what refers to them:
 * a reference is always drawn from the names that exist.
 */
export const catalogueArbitrary: fc.Arbitrary<Catalogue> = brandArbitrary.chain((brand) =>
  fc
    .record({
      cities: slugs(1, 2),
      restos: slugs(1, 3),
      menus: slugs(1, 2),
      groups: slugs(0, 3),
      positions: slugs(1, 5),
      tags: slugs(0, 3),
      pays: slugs(0, 2),
      zones: slugs(1, 3),
      modifiers: slugs(0, 2).chain((names) =>
        fc.tuple(...names.map((slug) => modifierArbitrary(slug, brand.locales))),
      ),
      timeSlots: slugs(0, 2),
      promotions: slugs(0, 2),
      promoCodes: fc.uniqueArray(
        word.map((name) => `УГОЛЬ-${name}`),
        { maxLength: 3 },
      ),
    })
    .chain((names) => {
      const text = localText(brand.locales)
      const labels = (list: string[]) =>
        fc.tuple(...list.map((slug) => fc.record({ slug: fc.constant(slug), name: text })))
      const menuOf = new Map(
        names.groups.map((slug, index) => [slug, names.menus[index % names.menus.length] ?? '']),
      )
      return fc.record<Catalogue>({
        brand: fc.constant(brand),
        cities: fc.tuple(
          ...names.cities.map((slug) =>
            fc.record({
              slug: fc.constant(slug),
              name: text,
              bounds: fc.constant(cityBounds),
              center: fc.constant({ lat: 44, lng: 34 }),
              zoom: fc.integer({ min: 0, max: 24 }),
            }),
          ),
        ),
        tags: labels(names.tags),
        pays: labels(names.pays),
        restos: fc.tuple(...names.restos.map((slug, order) => restoArbitrary(slug, order, brand, names))),
        zones: fc.tuple(
          ...[...new Set([...names.zones, ...names.restos])].map((slug, index) =>
            zoneArbitrary(slug, names.restos[index % names.restos.length] ?? '', brand.locales),
          ),
        ),
        menus: labels(names.menus),
        groups: fc.tuple(
          ...names.groups.map((slug) =>
            fc.record({
              slug: fc.constant(slug),
              menu: fc.constant(menuOf.get(slug) ?? ''),
              order: fc.constant(0),
              name: text,
              photos,
            }),
          ),
        ),
        positions: fc.tuple(
          ...names.positions.map((slug, index) => {
            const group = names.groups[index] ?? null
            const menu = (group === null ? names.menus[0] : menuOf.get(group)) ?? ''
            return positionArbitrary({ slug, menu, group, order: 0 }, text, names)
          }),
        ),
        modifiers: fc.constant(names.modifiers),
        timeSlots: fc.tuple(...names.timeSlots.map((slug) => timeSlotArbitrary(slug, names.positions))),
        promotions: fc.tuple(...names.promotions.map((slug) => promotionArbitrary(slug, text, names))),
        promoCodes: fc.tuple(...names.promoCodes.map((code) => promoCodeArbitrary(code, names))),
        pages: fc.tuple(fc.record({ slug: fc.constant('terms-of-sale' as const), markdown: text })),
        files: fc.constant([]),
      })
    })
    .map(withOrders)
    .map(toCanonicalOrder),
)

/** The order of a folder is the order of its lines: each list counts from 0 without gaps. */
function withOrders(catalogue: Catalogue): Catalogue {
  const counts = new Map<string, number>()
  const next = (list: string): number => {
    const order = counts.get(list) ?? 0
    counts.set(list, order + 1)
    return order
  }
  return {
    ...catalogue,
    groups: catalogue.groups.map((group) => ({ ...group, order: next(`menu ${group.menu}`) })),
    positions: catalogue.positions.map((position) => ({
      ...position,
      order: next(`group ${position.menu} ${position.group ?? ''}`),
    })),
  }
}

function positionArbitrary(
  place: Pick<Position, 'slug' | 'menu' | 'group' | 'order'>,
  text: fc.Arbitrary<Position['name']>,
  names: { tags: string[]; modifiers: Modifier[]; restos: string[]; positions: string[] },
): fc.Arbitrary<Position> {
  const grams = fc.integer({ min: 0, max: 2000 })
  const fields = fc.record({
    slug: fc.constant(place.slug),
    menu: fc.constant(place.menu),
    group: fc.constant(place.group),
    order: fc.constant(place.order),
    name: text,
    description: text,
    priceMinor,
    measure: fc.record({
      value: fc.integer({ min: 1, max: 2000 }),
      unit: fc.constantFrom('g' as const, 'pc' as const, 'ml' as const, 'cm' as const),
    }),
    energy: fc.option(fc.record({ kcal: grams, proteins: grams, fats: grams, carbs: grams })),
    allergens: subset([...allergenCodes]),
    tags: subset(names.tags),
    modifiers: subset(names.modifiers).map((list) =>
      // Tighter at the top where there is room: bounds of its own, still within reach.
      list.map(({ slug, minCount, maxCount }) => ({
        modifier: slug,
        minCount,
        maxCount: place.group === null ? maxCount : Math.max(minCount, maxCount - 1, 1),
      })),
    ),
    photos,
    isStopped: fc.boolean(),
    notAt: subset(names.restos),
  })
  // An empty list is written as none.
  return fc
    .tuple(fields, subset(names.positions))
    .map(([position, goesWith]) => (goesWith.length === 0 ? position : { ...position, goesWith }))
}
