import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMistakesAfter, type Edit } from '#catalogue/testing/copy-demo-brand.ts'
import { demoBrandFolder } from '#catalogue/testing/read-demo-brand.ts'

type Case = [title: string, from: string, to: string, ...told: string[]]

async function expectTold(edit: Edit, told: readonly string[]): Promise<void> {
  const mistakes = (await findMistakesAfter('ugolyok', edit)).join('\n')
  for (const part of told) expect(mistakes).toContain(part)
}

describe('a brand is refused', () => {
  const cases: Case[] = [
    [
      'with a default language it does not speak',
      'defaultLocale: ru',
      'defaultLocale: cnr',
      "HERE: the default language 'cnr'",
    ],
    ['with a currency nobody has', 'currency: RUB', 'currency: RUR', "HERE: there is no currency 'RUR'"],
    ['with a currency of no parts', 'currency: RUB', 'currency: JPY', 'HERE: JPY has no hundredths'],
    ['with a currency of finer parts', 'currency: RUB', 'currency: KWD', 'HERE: KWD has thousandths'],
    [
      'with a time zone nobody lives in',
      "'+03:00'",
      'Europe/Privetny',
      "HERE: there is no time zone 'Europe/Privetny'",
    ],
    [
      'with a default venue but no city',
      'theme: light',
      'defaults: {resto: centre}',
      'defaults of which one is missing',
    ],
    [
      'with a default city and method but no venue',
      'theme: light',
      'defaults: {city: privetny, deliveryMethod: DELIVERY}',
      'defaults of which one is missing',
    ],
    [
      'with a host named twice',
      '[ugolyok.example]',
      '[ugolyok.example, ugolyok.example]',
      "HERE: the host 'ugolyok.example' stands twice",
    ],
    ['with a language named twice', '[ru, en]', '[ru, en, ru]', "HERE: the language 'ru' stands twice"],
    [
      'with a way to sign in named twice',
      '[PHONE, ',
      '[PHONE, PHONE, ',
      "HERE: the sign-in method 'PHONE' stands twice",
    ],
  ]
  test.each(cases)('%s', async (_title, from, to, ...told) => {
    await expectTold({ file: 'brand.yaml', from, to }, told)
  })
})

describe('a venue is refused', () => {
  const sunday = 'sun: 08:00-23:00'
  const emptyName = "HERE: 'name' is an empty set of keys. Expected: a name per language"
  const cases: Case[] = [
    [
      'with a digit missing in its phone',
      '+7 900 000-00-12',
      '+7 900 000-00-1',
      "HERE: '+7 900 000-00-1' is no phone",
    ],
    ['with a day nobody spoke about', `, ${sunday}`, '', 'HERE: nothing is said about SUNDAY'],
    ['with a day spoken about twice', sunday, 'sat-sun: 08:00-23:00', 'HERE: SATURDAY is given twice'],
    [
      'with hours that end when they begin',
      sunday,
      'sun: 08:00-08:00',
      "HERE: '08:00-08:00' ends when it begins",
    ],
    ['with an hour that does not exist', sunday, 'sun: 08:00-25:00', "HERE: 'sun' is '08:00-25:00'"],
    [
      'outside its city',
      'location: {lat: 43.',
      'location: {lat: 34.',
      'HERE: the venue lies outside its city',
    ],
    [
      'with delivery nobody can pay for',
      '{cardOnline: sandbox, cardUponReceipt: true}\n',
      '{}\n',
      'a menu for DELIVERY but no way to pay',
    ],
    [
      'with pre-order hours nobody reads',
      'dayInAdvance: 3}',
      'dayInAdvance: 3, hours: 10:00-12:00}',
      'HERE: WORKING_HOURS takes no hours',
    ],
    ['with an average check too fine', 'Check: 650', 'Check: 14.555', "HERE: 'averageCheck' is 14.555"],
    ['named in no language', '{ru: Уголёк на Центральном, en: Ugolyok on Tsentralny}', '{}', emptyName],
    [
      'with zones but no menu for them',
      'methods: [DELIVERY, ',
      'methods: [',
      'HERE: the venue has a delivery zone but no delivery menu',
    ],
  ]
  test.each(cases.slice(0, -1))('%s', async (_title, from, to, ...told) => {
    await expectTold({ file: 'catalogue/restos/centre.yaml', from, to }, told)
  })
  test.each(cases.slice(-1))('%s', async (_title, from, to, ...told) => {
    await expectTold({ file: 'catalogue/restos/zarechye.yaml', from, to }, told)
  })

  test('with a delivery menu but no zone', async () => {
    await expectTold({ file: 'catalogue/zones/zarechye.geojson', content: null }, [
      'the venue has a delivery menu but no delivery zone',
    ])
  })

  test('when no venue has a menu, the menu is', async () => {
    await expectTold({ file: 'catalogue/menus/winter.yaml', content: 'name: Winter\n' }, [
      "HERE: no venue has the menu 'winter'",
    ])
  })
})

describe('a modifier is refused', () => {
  const cases: Case[] = [
    [
      'with min above max',
      'min: 12\n  max: 12',
      'min: 12\n  max: 11',
      'at least 12 and at most 11 cannot be chosen',
    ],
    [
      'that its items cannot fill',
      'min: 1\n  max: 3',
      'min: 6\n  max: 6',
      'no choice of these items gives 6 to 6',
    ],
    [
      'with an item that exceeds it',
      'price: 45, max: 2',
      'price: 45, max: 5',
      "HERE: the item 'garlic' can be taken 0 to 5 times",
    ],
    [
      'with an item named twice',
      'slug: cheese, name: {ru: Сырный, en: Cheese}, price: 40',
      'slug: classic, name: {ru: Сырный, en: Cheese}',
      "HERE: the item 'classic' is already there",
    ],
    ['with a price too fine to pay', 'price: 40', 'price: 0.855', "HERE: 'price' is 0.855", 'two decimals'],
  ]
  test.each(cases)('%s', async (_title, from, to, ...told) => {
    await expectTold({ file: 'catalogue/modifiers.yaml', from, to }, told)
  })

  test('with bounds at a dish that cannot be filled', async () => {
    const edit = { from: '{modifier: sauces, min: 1, max: 3}', to: '{modifier: sauces, min: 9, max: 9}' }
    await expectTold({ file: 'catalogue/menus/main.yaml', ...edit }, [
      "HERE: no choice of 'sauces' gives 9 to 9",
    ])
  })
})

describe('a zone is refused', () => {
  const cases: Case[] = [
    ['when its ring crosses itself', '43.98', '44.98', 'crosses or touches itself'],
    ['when its ring is not closed', '34.1', '34.2', "the ring of the zone 'coast' is not closed"],
    ['off the map', '43.98', '143.98', 'points off the map', 'longitude first'],
    [
      'with a hole',
      '"coordinates": [',
      '"coordinates": [[[0, 0], [0, 1], [1, 1], [0, 0]],',
      'one ring: a zone has no holes',
    ],
    [
      'with a sum between two thresholds',
      '"to": 900',
      '"to": 800',
      'no threshold fits orders between 800 and 900',
    ],
    ['with a sum in two thresholds', '"to": 900', '"to": 1000', 'this threshold overlaps the one before'],
    ['with a threshold turned round', '"from": 500', '"from": 950', 'HERE: no order is from 950 to 900'],
    ['with a threshold that begins too finely', '"from": 500', '"from": 30.555', "HERE: 'from' is 30.555"],
    ['with a threshold that ends too finely', '"to": 900', '"to": 30.555', "HERE: 'to' is 30.555"],
    ['with a delivery price too fine', '"deliveryPrice": 99', '"deliveryPrice": 9.999', "'deliveryPrice' is"],
  ]
  test.each(cases)('%s', async (_title, from, to, ...told) => {
    await expectTold({ file: 'catalogue/zones/naberezhnaya.geojson', from, to }, told)
  })

  const moves: [title: string, move: (lng: string, lat: string) => string, expected: string][] = [
    ['with the latitude first', (lng, lat) => `[${lat}, ${lng}]`, 'the longitude first, then the latitude'],
    ['in another country', (lng, lat) => `[${lng}, ${lat.replace('43', '41')}]`, 'the bounds of privetny'],
  ]
  test.each(moves)('%s', async (_title, move, expected) => {
    const file = 'catalogue/zones/naberezhnaya.geojson'
    const text = await readFile(join(demoBrandFolder('ugolyok'), file), 'utf8')
    const content = text.replaceAll(/\[([\d.]+), ([\d.]+)\]/g, (_point, lng: string, lat: string) =>
      move(lng, lat),
    )
    await expectTold({ file, content }, [
      `${file}:19: the zone 'coast' lies outside the city of its venue`,
      expected,
    ])
  })
})

describe('an offer is refused', () => {
  const cases: Case[] = [
    ['that ends before it begins', '2025-09-01', '2025-05-01', 'HERE: it ends before it begins'],
    ['on a day that is not in the calendar', '2025-09-01', '2025-09-31', 'HERE:', 'is not in the calendar'],
    [
      'with a moment without its offset',
      '2025-09-01T00:00:00+03:00',
      '2025-09-01T00:00:00',
      'HERE:',
      'a moment with its offset',
    ],
    ['that takes nothing off', 'percent: 30, ', '', "HERE: the promo code 'СКОРО' takes nothing off"],
    [
      'with two discounts',
      'percent: 30, ',
      'percent: 30, amount: 5, ',
      "HERE: the promo code 'СКОРО' has 2 discounts",
    ],
    ['with a percentage too fine', 'percent: 30', 'percent: 33.333', 'HERE: 33.333 percent is too fine'],
    ['with nothing as its amount', 'amount: 150', 'amount: 0', 'HERE: the amount is 0'],
    ['with an amount too fine', 'amount: 150', 'amount: 2.995', "HERE: 'amount' is 2.995"],
    ['with a smallest order too fine', 'minOrder: 500', 'minOrder: 12.555', "HERE: 'minOrder' is 12.555"],
    ['with a largest discount too fine', 'Discount: 400', 'Discount: 5.555', "HERE: 'maxDiscount' is 5.555"],
    ['with hours on no day', 'hours: 03:00-04:00', 'hours: {}', "HERE: 'hours' is an empty set of keys"],
  ]
  test.each(cases)('%s', async (_title, from, to, ...told) => {
    await expectTold({ file: 'catalogue/promo-codes.yaml', from, to }, told)
  })

  test('when it is a time slot for no position', async () => {
    const edit = { from: 'menus: [breakfast]', to: 'menus: []' }
    await expectTold({ file: 'catalogue/time-slots.yaml', ...edit }, [
      "the time slot 'breakfast' is for no position",
    ])
  })

  test('when it is a time slot without hours', async () => {
    const edit = { from: 'hours: {mon-fri: 12:00-16:00}', to: 'hours: {}' }
    await expectTold({ file: 'catalogue/time-slots.yaml', ...edit }, [
      "HERE: 'hours' is an empty set of keys. Expected: stretches by day",
    ])
  })
})

describe('a look is refused', () => {
  const primary = '--primary: light-dark(#cf4410, #ff8a4a)'
  const cases: Case[] = [
    [
      'when a text cannot be read',
      primary,
      '--primary-text: light-dark(#ff8a4a, #ff8a4a)',
      'HERE: --primary-text #ff8a4a on --ground #faf7f2 has a contrast of 2.',
      'at least 4.5:1',
    ],
    [
      'when a control cannot be seen',
      primary,
      '--control-line: #e9e2d8',
      'HERE: --control-line #e9e2d8 on --surface #ffffff',
      'at least 3:1',
    ],
    [
      'with a misspelt token',
      '--radius-s',
      '--raduis-s',
      "HERE: a brand cannot set '--raduis-s'",
      "mean '--radius-s'?",
    ],
    ['with CSS that is no token', '10px', '10px } body { display: none', 'not readable as tokens'],
    [
      'with a font whose quote is left open',
      '--radius-s: 10px',
      "--font: 'Onest, sans-serif",
      "HERE: --font is ''Onest, sans-serif'",
    ],
    ['with something hidden in a value', '10px', 'url(https://evil.example/x)', 'HERE: --radius-s is'],
  ]
  test.each(cases)('%s', async (_title, from, to, ...told) => {
    await expectTold({ file: 'tokens.css', from, to }, told)
  })
})
