import { amountMaxMinor, positionNameMaxLength } from '@lavash/rulebook/site/limits'
import { type Locale, locales } from '@lavash/rulebook/site/locales'
import Type, { type Static, type TString } from 'typebox'
import { parsePriceMinor } from '#catalogue/parsing/parse-price.ts'

/** Every leaf says in its description what is expected there: it becomes the sentence of a mistake. */

export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$'

export const slug = Type.String({
  pattern: slugPattern,
  maxLength: 60,
  description: "a slug of small Latin letters, digits and single hyphens, such as 'cheese-shawarma'",
})

const text = Type.String({ minLength: 1, pattern: '\\S', description: 'a text that is not empty' })

// Object.fromEntries forgets that its keys are the languages.
const inEachLanguage = (leaf: TString) =>
  Object.fromEntries(locales.map((locale) => [locale, leaf])) as Record<Locale, TString>

/** Which languages there must be is the brand's to say, but a text in none cannot be shown anywhere. */
function inLanguages(leaf: TString, what: string) {
  const perLanguage = Type.Partial(Type.Object(inEachLanguage(leaf)), {
    additionalProperties: false,
    minProperties: 1,
    description: `${what} per language: {ru: …, en: …}`,
  })
  return Type.Union([leaf, perLanguage], {
    description: `${what}, the same in every language, or one per language: {ru: …, en: …}`,
  })
}

export const localText = inLanguages(text, 'a text')
export type LocalTextSource = Static<typeof localText>

const name = Type.String({
  minLength: 1,
  maxLength: positionNameMaxLength,
  pattern: '\\S',
  description: `a name of 1 to ${positionNameMaxLength} characters`,
})

/** Short enough for a card, a receipt and the body of an order. */
export const localName = inLanguages(name, 'a name')

const menuWords = Type.Array(text, {
  minItems: 1,
  description: "the menu's words for it: [американо, капучино]",
})

/** What customers type, and the words of the menu that they mean; per language. */
export const synonyms = Type.Partial(
  Type.Object({
    ru: Type.Record(Type.String({ pattern: '\\S' }), menuWords),
    en: Type.Record(Type.String({ pattern: '\\S' }), menuWords),
    cnr: Type.Record(Type.String({ pattern: '\\S' }), menuWords),
  }),
  {
    additionalProperties: false,
    minProperties: 1,
    description:
      'words of customers and of the menu per language: {ru: {кофе: [американо, капучино]}, en: {}}',
  },
)

export const locale = Type.Enum([...locales], {
  type: 'string',
  description: `a language: ${locales.join(', ')}`,
})

/**
 * Money as an owner writes it. A string keeps its last zero; a number is what people type.
 * More than two decimals cannot be paid, so the schema refuses them in both forms; for numbers by the reader
 * itself, because 'multipleOf: 0.01' fails on 1.15. Part of the schema, the rule also holds where it is optional.
 */
export const price = Type.Refine(
  Type.Union(
    [
      Type.Number({ minimum: 0, maximum: amountMaxMinor / 100 }),
      Type.String({ pattern: '^[0-9]{1,9}([.,][0-9]{1,2})?$' }),
    ],
    { description: "a price in whole currency units, such as 329, 6.5 or '6.50', with at most two decimals" },
  ),
  (value) => parsePriceMinor(value) !== undefined,
)
export type PriceSource = Static<typeof price>

export const instant = Type.String({
  pattern:
    '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,3})?)?(Z|[+-][0-9]{2}:[0-9]{2})$',
  description: "a moment with its offset, such as '2030-12-31T23:59:59+03:00'",
})

export const phone = Type.String({
  description: "a phone number with its country code, such as '+7 900 000-00-00'",
})
export const email = Type.String({
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  description: "an e-mail address, such as 'hello@ugolyok.example'",
})
export const link = Type.String({
  pattern: '^https://\\S+$',
  description: "an address that begins with 'https://'",
})
export const timeZone = Type.String({
  description: "a time zone: a name such as 'Europe/Podgorica' or an offset such as '+03:00'",
})
export const flag = Type.Boolean({ description: 'true or false' })

export const geoPoint = Type.Object(
  {
    lat: Type.Number({ minimum: -90, maximum: 90, description: 'a latitude from -90 to 90' }),
    lng: Type.Number({ minimum: -180, maximum: 180, description: 'a longitude from -180 to 180' }),
  },
  { additionalProperties: false, description: 'a point: {lat: 44.0, lng: 34.2}' },
)

export const deliveryMethod = Type.Enum(['DELIVERY', 'TAKE_AWAY'], {
  type: 'string',
  description: 'DELIVERY or TAKE_AWAY',
})
export const menuMethod = Type.Enum(['DELIVERY', 'TAKE_AWAY', 'ONLINE', 'TABLE'], {
  type: 'string',
  description: 'DELIVERY, TAKE_AWAY, ONLINE or TABLE',
})

export const count = Type.Integer({ minimum: 0, maximum: 99, description: 'a whole number from 0 to 99' })
