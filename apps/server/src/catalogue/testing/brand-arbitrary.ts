import { locales } from '@lavash/rulebook/site/locales'
import fc from 'fast-check'
import { defaultColours } from '#catalogue/brand-tokens.ts'
import type { Brand, Photo } from '#catalogue/catalogue.ts'
import { digits, localText, word } from '#catalogue/testing/text-arbitraries.ts'

export const cityBounds = { southWest: { lat: 43, lng: 33 }, northEast: { lat: 45, lng: 35 } }

const phones = fc.array(
  fc.nat(999_999_999).map((number) => `+79${String(number).padStart(9, '0')}`),
  { maxLength: 2 },
)
const emails = fc.array(
  word.map((name) => `${name}@kitchen.example`),
  { maxLength: 2 },
)
const link = word.map((name) => `https://${name}.example/`)

export const contacts = { phones, emails, links: fc.array(link, { maxLength: 2 }) }

export const photos: fc.Arbitrary<Photo[]> = fc.array(
  fc.record({
    kind: fc.constant('recipe' as const),
    recipe: fc.record({
      emoji: fc.array(fc.constantFrom('🌯', '🥙', '☕'), { minLength: 1, maxLength: 3 }),
      ground: fc.constantFrom('peach', 'mint', '#AABBCC'),
      arrangement: fc.constantFrom('single' as const, 'row' as const, 'heap' as const, 'scatter' as const),
      angle: fc.integer({ min: -180, max: 180 }),
      size: fc.constantFrom(0.5, 1, 1.25),
    }),
  }),
  { maxLength: 2 },
)

const publicKey = fc.option(word)

export const brandArbitrary: fc.Arbitrary<Brand> = fc
  .subarray([...locales], { minLength: 1 })
  .chain((spoken) =>
    fc.record({
      slug: word,
      name: localText(spoken),
      description: localText(spoken),
      whiteLabel: word,
      isDefault: fc.boolean(),
      hosts: fc.uniqueArray(
        word.map((name) => `${name}.example`),
        { maxLength: 2 },
      ),
      locales: fc.constant(spoken),
      defaultLocale: fc.constantFrom(...spoken),
      currency: fc.constantFrom('RUB', 'EUR', 'KZT'),
      timeZone: fc.constantFrom('+03:00', '-11:30', 'Europe/Podgorica'),
      theme: fc.constantFrom('light' as const, 'dark' as const, 'system' as const),
      logo: fc.constant(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
      ),
      tokens: fc.record({
        colours: fc.constantFrom(
          {},
          { primary: defaultColours.primary, line: { light: '#abcdef', dark: '#123456' } },
        ),
        radii: fc.constantFrom({}, { 'radius-s': '4px', 'radius-l': '1.5rem' }),
        font: fc.constantFrom(null, "'Onest', sans-serif"),
      }),
      bootLoader: fc.constantFrom('default' as const, 'custom' as const),
      layout: fc.constantFrom('default' as const, 'custom' as const),
      contacts: fc.record({ ...contacts, legal: fc.option(localText(spoken)) }),
      apps: fc.record({ ios: fc.option(link), android: fc.option(link) }),
      signInMethods: fc.subarray(['PHONE' as const, 'GOOGLE' as const, 'APPLE' as const, 'VK' as const], {
        minLength: 1,
      }),
      isPreOrderOn: fc.boolean(),
      cart: fc.record({ hasPersonCount: fc.boolean(), hasPromoCodes: fc.boolean() }),
      synonyms: fc.constantFrom({}, Object.fromEntries(spoken.map((locale) => [locale, { soda: ['cola'] }]))),
      defaults: fc.constant({ city: null, deliveryMethod: null, resto: null }),
      analytics: fc.record({
        yandexMetrica: fc.option(digits),
        ga4: publicKey,
        plausible: publicKey,
      }),
      publicKeys: fc.record({
        googleClientId: publicKey,
        appleClientId: publicKey,
        vkAppId: fc.option(digits),
        googleMapsKey: publicKey,
        captchaSiteKey: publicKey,
      }),
    }),
  )
