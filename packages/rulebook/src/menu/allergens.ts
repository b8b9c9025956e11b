import type { Locale } from '#site/locales.ts'

/** The fourteen of Regulation (EU) 1169/2011, Annex II: the longest list a venue of ours must tell. */
export const allergenCodes = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type AllergenCode = (typeof allergenCodes)[number]

/** Named here and not by each brand: a customer with an allergy must meet the same word everywhere. */
export const allergenNames: Readonly<Record<AllergenCode, Readonly<Record<Locale, string>>>> = {
  gluten: { ru: 'глютен', en: 'gluten', cnr: 'gluten' },
  crustaceans: { ru: 'ракообразные', en: 'crustaceans', cnr: 'rakovi' },
  eggs: { ru: 'яйца', en: 'eggs', cnr: 'jaja' },
  fish: { ru: 'рыба', en: 'fish', cnr: 'riba' },
  peanuts: { ru: 'арахис', en: 'peanuts', cnr: 'kikiriki' },
  soy: { ru: 'соя', en: 'soy', cnr: 'soja' },
  milk: { ru: 'молоко', en: 'milk', cnr: 'mlijeko' },
  nuts: { ru: 'орехи', en: 'nuts', cnr: 'orašasti plodovi' },
  celery: { ru: 'сельдерей', en: 'celery', cnr: 'celer' },
  mustard: { ru: 'горчица', en: 'mustard', cnr: 'senf' },
  sesame: { ru: 'кунжут', en: 'sesame', cnr: 'susam' },
  sulphites: { ru: 'сульфиты', en: 'sulphites', cnr: 'sulfiti' },
  lupin: { ru: 'люпин', en: 'lupin', cnr: 'lupina' },
  molluscs: { ru: 'моллюски', en: 'molluscs', cnr: 'mekušci' },
}
