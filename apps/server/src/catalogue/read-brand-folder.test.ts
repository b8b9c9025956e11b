import { describe, expect, test } from 'vitest'
import { findMistakesAfter, type Edit } from '#catalogue/testing/copy-demo-brand.ts'

const main = 'catalogue/menus/main.yaml'
const breakfast = 'catalogue/menus/breakfast.yaml'
const centre = 'catalogue/restos/centre.yaml'
const codes = 'catalogue/promo-codes.yaml'

/** A replacement in the breakfast menu, whose first dish costs 249. */
const here = (from: string, to: string): Edit => ({ file: breakfast, from, to })
const menuName = 'name: {ru: Завтраки, en: Breakfast}'
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}</svg>`

type Case = [title: string, edit: Edit, ...told: string[]]

const shapes: Case[] = [
  ['a misspelt key', here('price: 249', 'prise: 249'), "HERE: unknown key 'prise'", "mean 'price'?"],
  ['a missing key', here('        measure: 260 g\n', ''), "'measure' is missing", "such as '450 g'"],
  ['a negative price', here('price: 249', 'price: -249'), "HERE: 'price' is -249", 'a price'],
  ['a price too fine to pay', here('price: 249', 'price: 249.999'), 'HERE:', 'two decimals'],
  ['a price in words', here('price: 249', 'price: дорого'), "HERE: 'price' is 'дорого'"],
  ['an unknown unit', here('260 g', '260 kg'), "HERE: 'measure' is '260 kg'", 'g, pc, ml or cm'],
  ['a misspelt allergen', here('gluten, eggs', 'gluten, egs'), "HERE: item 2 of 'allergens'", "mean 'eggs'?"],
  ['a list where a text belongs', here(menuName, 'name: [Завтраки]'), "HERE: 'name' is a list of 1"],
  ['an empty text', here('en: Breakfast', "en: ' '"), "HERE: 'en' is ' '", '1 to 200 characters'],
  ['a broken line of YAML', here(menuName, 'name: {ru: Завтраки'), 'not readable as YAML'],
]

const names: Case[] = [
  [
    'a slug used twice',
    here('slug: syrniki', 'slug: oatmeal'),
    "HERE: the position 'oatmeal' is already there",
  ],
  [
    'a code that differs only in case',
    { file: codes, from: 'code: СКОРО', to: 'code: угоЛЬ20' },
    "HERE: the promo code 'угоЛЬ20' is already there (catalogue/promo-codes.yaml:",
  ],
  [
    'an unknown tag',
    here('hit, vegetarian', 'hit, vegetarain'),
    'HERE: there is no tag',
    "mean 'vegetarian'?",
  ],
  [
    'an unknown menu of a venue',
    { file: centre, from: 'menu: main', to: 'menu: mian' },
    "HERE: there is no menu 'mian'",
    "mean 'main'?",
  ],
  ['a tag named twice', here('hit, vegetarian', 'hit, hit'), "HERE: the tag 'hit' stands twice"],
  [
    'an allergen named twice',
    here('[gluten, eggs, milk]', '[milk, milk]'),
    "HERE: the allergen 'milk' stands twice",
  ],
  [
    'a modifier named twice, in two forms',
    here('modifiers: [without]', 'modifiers: [without, {modifier: without, max: 1}]'),
    "HERE: the modifier 'without' stands twice",
  ],
  [
    'a menu of a venue named twice',
    { file: centre, from: 'menu: breakfast', to: 'menu: main' },
    "HERE: the menu 'main' stands twice",
  ],
  ['a language left out', here(menuName, 'name: {ru: Завтраки}'), "HERE: 'name' has no text in en"],
  [
    'a language nobody speaks',
    here('en: Breakfast', 'en: B, cnr: D'),
    "HERE: the brand does not speak 'cnr'",
  ],
]

const files: Case[] = [
  ['a page left out', { file: 'texts/en/delivery.md', content: null }, "HERE: there is no text in 'en'"],
  [
    'a photo that is not there',
    here('{emoji: 🥐, ground: sand, angle: -12}', 'images/a.jpg'),
    "no file 'images/a.jpg'",
  ],
  ['an emoji nobody drew', here('emoji: 🥐', 'emoji: Ж'), "HERE: there is no picture of 'Ж'"],
  [
    'a file nobody reads',
    { file: 'catalogue/promotion.yaml', content: '[]' },
    'HERE: nothing reads this file',
    "mean 'catalogue/promotions.yaml'?",
  ],
  [
    'a file that must be there',
    { file: 'catalogue/cities.yaml', content: null },
    'HERE: the file is missing',
  ],
  ['a logo that is missing', { file: 'logo.svg', content: null }, 'HERE: the file is missing'],
  [
    'a logo that runs a script',
    { file: 'logo.svg', content: svg('<script>1</script>') },
    "logo.svg:2: the logo holds '<script'",
  ],
  [
    'a logo that loads something',
    { file: 'logo.svg', content: svg('<rect fill="url(https://evil.example/x)"/>') },
    'the logo holds',
  ],
  ['a logo that is no drawing', { file: 'logo.svg', content: 'Уголёк' }, 'there is no <svg> in it'],
]

describe('a mistake in a brand’s folder is told with its place and what is expected', () => {
  test.each([...shapes, ...names, ...files])('%s', async (_title, edit, ...told) => {
    const mistakes = (await findMistakesAfter('ugolyok', edit)).join('\n')
    for (const part of told) expect(mistakes).toContain(part)
  })

  test('all of them at once, in the order of files and lines', async () => {
    const mistakes = await findMistakesAfter(
      'ugolyok',
      { file: 'brand.yaml', from: 'currency: RUB', to: 'currency: RUR' },
      { file: main, from: 'price: 329', to: 'prise: 329' },
      { file: main, from: 'tags: [hit, big]', to: 'tags: [hit, bigg]' },
      { file: codes, from: 'percent: 30, ', to: '' },
      { file: 'texts/en/about.md', content: '' },
    )
    expect(mistakes).toEqual([
      expect.stringContaining("HERE: there is no currency 'RUR'"),
      expect.stringContaining("'price' is missing"),
      expect.stringContaining("unknown key 'prise'"),
      expect.stringContaining("there is no tag 'bigg'"),
      expect.stringContaining("the promo code 'СКОРО' takes nothing off"),
      expect.stringContaining("texts/en/about.md:1: there is no text in 'en'"),
    ])
  })

  test('a picture that was cut off on its way is a mistake, a whole one is not', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    )
    const use = here('{emoji: 🥐, ground: sand, angle: -12}', 'images/croissant.png')
    const at = (content: Uint8Array): Edit => ({ file: 'images/croissant.png', content })
    expect(await findMistakesAfter('ugolyok', use, at(png))).toEqual([])
    expect(await findMistakesAfter('ugolyok', at(png.subarray(0, 50)), use)).toEqual([
      expect.stringContaining('HERE: the picture is broken'),
    ])
  })
})
