import type { Catalogue, DayHours, Position, Resto, Zone } from '#catalogue/catalogue.ts'
import { toCanonicalOrder } from '#catalogue/to-canonical-order.ts'
import { daysOfWeek } from '@lavash/rulebook/time/days-of-week'
import { amountMaxMinor } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'

export interface LargeSize {
  readonly restos: number
  readonly menus: number
  readonly positions: number
}

const groupsPerMenu = 20
const modifierCount = 40
/** Few pictures on many dishes: what is measured is the catalogue; pictures are encoded once in their life. */
const emoji = ['🌯', '🥙', '🍔', '🍟', '🥗', '🍕', '🥤', '🍰', '☕', '🍤']

const text = (words: string): Record<'ru' | 'en', string> => ({
  ru: `${words} по-русски`,
  en: `${words} in English`,
})
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A chain as large as the product promises to carry, the same each time. */
export function makeLargeCatalogue({ restos, menus, positions }: LargeSize): Catalogue {
  const locales: Locale[] = ['ru', 'en']
  const menuSlugs = numbers(menus).map((menu) => `menu-${menu}`)
  return toCanonicalOrder({
    brand: makeBrand(locales),
    cities: [
      {
        slug: 'city',
        name: text('City'),
        bounds: { southWest: { lat: 43, lng: 33 }, northEast: { lat: 45, lng: 35 } },
        center: { lat: 44, lng: 34 },
        zoom: 12,
      },
    ],
    tags: [{ slug: 'hit', name: text('Hit') }],
    pays: [],
    restos: numbers(restos).map((index) => makeResto(index, menuSlugs)),
    zones: numbers(restos).map(makeZone),
    menus: menuSlugs.map((slug) => ({ slug, name: text(slug) })),
    groups: menuSlugs.flatMap((menu) =>
      numbers(groupsPerMenu).map((order) => ({
        slug: `${menu}-group-${order}`,
        menu,
        order,
        name: text(`Group ${order}`),
        photos: [],
      })),
    ),
    positions: numbers(positions).map((index) => makePosition(index, menuSlugs)),
    modifiers: numbers(modifierCount).map((index) => ({
      slug: `modifier-${index}`,
      name: text(`Modifier ${index}`),
      nameUi: text(`Choose ${index}`),
      minCount: 0,
      maxCount: 5,
      items: numbers(5).map((item) => ({
        slug: `item-${item}`,
        name: text(`Item ${item}`),
        priceMinor: item * 1000,
        minCount: 0,
        maxCount: 5,
      })),
    })),
    timeSlots: [],
    promotions: [],
    promoCodes: [],
    pages: [{ slug: 'terms-of-sale', markdown: text('Terms') }],
    files: [],
  })
}

function makeBrand(locales: Locale[]): Catalogue['brand'] {
  return {
    slug: 'large',
    name: text('Large'),
    description: text('A large chain'),
    whiteLabel: 'large',
    isDefault: false,
    hosts: ['large.example'],
    locales,
    defaultLocale: 'ru',
    currency: 'RUB',
    timeZone: '+03:00',
    theme: 'light',
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
    tokens: { colours: {}, radii: {}, font: null },
    bootLoader: 'default',
    layout: 'default',
    contacts: { phones: [], emails: [], links: [], legal: null },
    apps: { ios: null, android: null },
    signInMethods: ['PHONE'],
    isPreOrderOn: true,
    cart: { hasPersonCount: true, hasPromoCodes: true },
    synonyms: {},
    defaults: { city: null, deliveryMethod: null, resto: null },
    analytics: { yandexMetrica: null, ga4: null, plausible: null },
    publicKeys: {
      googleClientId: null,
      appleClientId: null,
      vkAppId: null,
      googleMapsKey: null,
      captchaSiteKey: null,
    },
  }
}

function makeResto(index: number, menus: readonly string[]): Resto {
  const openingHours: DayHours[] = daysOfWeek.map((dayOfWeek) => ({
    dayOfWeek,
    active: true,
    open: '10:00',
    close: '23:00',
  }))
  const pays = { cardOnline: 'sandbox', cardUponReceipt: true, cashUponReceipt: true }
  return {
    slug: `resto-${index}`,
    order: index,
    cities: ['city'],
    name: text(`Venue ${index}`),
    description: text('A venue'),
    address: text(`Street, ${index}`),
    street: text('Street'),
    location: { lat: 44, lng: 34 },
    timeZone: '+03:00',
    phones: [],
    emails: [],
    links: [],
    averageCheckMinor: null,
    tags: [],
    pays: [],
    payEngine: 'sandbox',
    payConfig: { delivery: pays, takeAway: pays },
    menus: [{ menu: menus[index % menus.length] ?? '', methods: ['DELIVERY', 'TAKE_AWAY'] }],
    openingHours,
    preOrder: { type: 'NONE', minTimeMinutes: 0, dayInAdvance: 0, hours: [] },
    photos: [],
  }
}

function makeZone(index: number): Zone {
  const points = 32
  return {
    slug: `zone-${index}`,
    resto: `resto-${index}`,
    name: text(`Zone ${index}`),
    polygon: numbers(points).map((point) => ({
      lat: Number((44 + Math.sin((point / points) * 2 * Math.PI) / 20).toFixed(6)),
      lng: Number((34 + Math.cos((point / points) * 2 * Math.PI) / 20).toFixed(6)),
    })),
    thresholds: [
      { minOrderMinor: 50_000, maxOrderMinor: 100_000, deliveryPriceMinor: 9900, deliveryMinutes: 45 },
      { minOrderMinor: 100_000, maxOrderMinor: amountMaxMinor, deliveryPriceMinor: 0, deliveryMinutes: 45 },
    ],
  }
}

function makePosition(index: number, menus: readonly string[]): Position {
  const menu = menus[index % menus.length] ?? ''
  const within = Math.floor(index / menus.length)
  const group = within % groupsPerMenu
  return {
    slug: `dish-${index}`,
    menu,
    group: `${menu}-group-${group}`,
    order: Math.floor(within / groupsPerMenu),
    name: text(`Dish ${index}`),
    description: text(`Dish ${index} with everything that belongs to it, made to order over charcoal,`),
    priceMinor: 10_000 + (index % 500) * 100,
    measure: { value: 350, unit: 'g' },
    energy: { kcal: 600, proteins: 30, fats: 25, carbs: 60 },
    allergens: ['gluten', 'milk'],
    tags: index % 7 === 0 ? ['hit'] : [],
    modifiers: numbers(2).map((modifier) => ({
      modifier: `modifier-${(index + modifier) % modifierCount}`,
      minCount: 0,
      maxCount: 5,
    })),
    photos: [
      {
        kind: 'recipe',
        recipe: {
          emoji: [emoji[index % emoji.length] ?? ''],
          ground: 'peach',
          arrangement: 'single',
          angle: 0,
          size: 1,
        },
      },
    ],
    isStopped: false,
    notAt: [],
  }
}
