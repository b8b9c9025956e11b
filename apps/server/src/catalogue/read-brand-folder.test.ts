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
  [
    'a text in no language',
    here(menuName, 'name: {}'),
    "HERE: 'name' is an empty set of keys",
    'per language',
  ],
  [
    'a description in no language',
    here(
      "description: {ru: 'Омлет, чеддер, томат, рукола.', en: 'Omelette, cheddar, tomato and rocket.'}",
      'description: {}',
    ),
    "HERE: 'description' is an empty set of keys",
  ],
  [
    'a key that every object of the program has',
    here('price: 249', 'price: 249\n        constructor: 5'),
    "unknown key 'constructor'",
  ],
  [
    'a list within itself',
    here(menuName, 'name: &x [*x]'),
    'HERE: not readable as YAML',
    'stands inside what it means',
  ],
  ['a text between asterisks', here(menuName, 'name: *Hit*'), 'HERE: not readable as YAML', 'in quotes'],
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
    'an unknown dish to go with it',
    here('price: 249', 'goesWith: [ayrann]\n        price: 249'),
    "HERE: there is no position 'ayrann'",
    "mean 'ayran'?",
  ],
  [
    'a dish that goes with it twice',
    here('price: 249', 'goesWith: [ayran, ayran]\n        price: 249'),
    "HERE: the position 'ayran' stands twice",
  ],
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

/** 'Хит', as an old editor saves it. */
const inWindows1251 = Uint8Array.of(0xd5, 0xe8, 0xf2)
const notUtf8 = ['HERE: not UTF-8', 'a file saved as UTF-8']

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
  ['a data file in Windows-1251', { file: 'catalogue/tags.yaml', content: inWindows1251 }, ...notUtf8],
  ['a look in Windows-1251', { file: 'tokens.css', content: inWindows1251 }, ...notUtf8],
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

  test('a page in Windows-1251, once', async () => {
    expect(await findMistakesAfter('ugolyok', { file: 'texts/ru/about.md', content: inWindows1251 })).toEqual(
      ['HERE: not UTF-8. Expected: a file saved as UTF-8.'],
    )
  })

  test('a mark of the byte order is none', async () => {
    const edit = (file: string, from: string): Edit => ({ file, from, to: `\uFEFF${from}` })
    const edits = [edit(breakfast, '# yaml'), edit('texts/ru/about.md', '#'), edit('tokens.css', '/*')]
    expect(await findMistakesAfter('ugolyok', ...edits)).toEqual([])
  })

  test('what version control and editors keep in hidden folders is none', async () => {
    const hidden = [
      '.git/config',
      '.vscode/settings.json',
      'catalogue/.idea/brand.xml',
      'images/.cache/a.png',
    ]
    const edits = hidden.map((file) => ({ file, content: '?' }))
    expect(await findMistakesAfter('ugolyok', ...edits)).toEqual([])
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
