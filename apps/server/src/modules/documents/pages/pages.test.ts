import { toMoneyText } from '@lavash/rulebook/money/money-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../../../test/start-demo-server.ts'
import { readDocument } from '#modules/documents/testing/read-document.ts'
import { makeStorefrontFolder } from '#modules/documents/testing/storefront-folder.ts'
import { findVocabularyProblems } from '#modules/documents/testing/vocabulary.ts'

const folder = makeStorefrontFolder()
let server: DemoServer
let ids: Readonly<Record<'menu' | 'dish' | 'grillDish' | 'stopped' | 'promotion' | 'resto', number>>

beforeAll(async () => {
  server = await startDemoServer({ storefrontFolder: folder.path })
  const menu = server.id('ugolyok', 'menu', 'main')
  const positions = await server.ask('menus.positions', { params: { menuId: menu } })
  const grillMenu = server.id('primorje-grill', 'menu', 'rostilj')
  const grill = await server.ask('menus.positions', { params: { menuId: grillMenu } })
  ids = {
    menu,
    dish: server.id('ugolyok', 'position', 'combo-for-two'),
    grillDish: grill[0]?.id ?? 0,
    stopped: positions.find(({ isStopped }) => isStopped)?.id ?? 0,
    promotion: server.id('ugolyok', 'promotion', 'combo-for-two'),
    resto: server.id('ugolyok', 'resto', 'centre'),
  }
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

const open = (path: string, headers: Record<string, string> = {}, method?: 'HEAD') =>
  readDocument(`${server.url}${path}`, { headers, ...(method && { method }) })

const paths = {
  'home.index': () => '/',
  'menus.show': () => `/menus/${ids.menu}`,
  'menus.positions.show': () => `/menus/${ids.menu}/positions/${ids.dish}`,
  'promotions.index': () => '/promotions',
  'promotions.show': () => `/promotions/${ids.promotion}`,
  'restos.index': () => '/restos',
  'restos.show': () => `/restos/${ids.resto}`,
  'terms-of-sale': () => '/terms-of-sale',
} as const
type Name = keyof typeof paths

const titles = [
  ['home.index', 'Уголёк', 'Ugolyok'],
  ['menus.show', 'Основное меню — Уголёк', 'Main menu — Ugolyok'],
  ['menus.positions.show', 'Комбо на двоих — Уголёк', 'Combo for two — Ugolyok'],
  ['promotions.index', 'Акции — Уголёк', 'Promotions — Ugolyok'],
  ['promotions.show', 'Комбо на двоих — Уголёк', 'Combo for two — Ugolyok'],
  ['restos.index', 'Заведения — Уголёк', 'Venues — Ugolyok'],
  ['restos.show', 'О заведении — Уголёк', 'About the venue — Ugolyok'],
  ['terms-of-sale', 'Безопасность платежей и оферта — Уголёк', 'Payment security and offer — Ugolyok'],
] as const satisfies [Name, string, string][]

describe.each(titles)('A-01 %s', (name, title, englishTitle) => {
  test('has its title, its one address and its other language', async () => {
    const path = paths[name]()
    const russian = await open(path, { 'accept-language': 'en' })
    expect([russian.status, russian.title, russian.canonical]).toEqual([200, title, `${server.url}${path}`])
    expect(russian.html).toContain('<html lang="ru"')
    const english = await open(`${path}?lang=en&utm_source=x`)
    expect([english.status, english.title]).toEqual([200, englishTitle])
    expect(english.canonical).toBe(`${server.url}${path}?lang=en`)
    expect(english.html).toContain('<html lang="en"')
    for (const { alternates } of [russian, english]) {
      expect(alternates).toEqual({
        ru: `${server.url}${path}`,
        en: `${server.url}${path}?lang=en`,
        'x-default': `${server.url}${path}`,
      })
    }
  })

  test('is shown by a link with words and a picture', async () => {
    const { metas, canonical } = await open(`${paths[name]()}?lang=en`)
    expect(metas).toMatchObject({
      description: expect.stringMatching(/^.{20,201}$/),
      'og:site_name': 'Ugolyok',
      'og:title': expect.stringMatching(/\S/),
      'og:description': metas['description'],
      'og:url': canonical,
      'og:locale': 'en_GB',
      'og:locale:alternate': 'ru_RU',
      'og:image': expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/(?:1\/photos|brand)\//),
      'og:image:width': expect.stringMatching(/^\d+$/),
      'og:image:height': expect.stringMatching(/^\d+$/),
      'twitter:card': expect.stringMatching(/^summary/),
    })
    expect(metas['robots']).toBeUndefined()
  })

  test('speaks schema.org in every language', async () => {
    for (const language of ['ru', 'en']) {
      const { graph, html } = await open(`${paths[name]()}?lang=${language}`)
      expect(findVocabularyProblems(graph ?? {})).toEqual([])
      expect(html.match(/ld\+json/g)).toHaveLength(1)
    }
  })
})

test('the structured data of a dish has its price, availability and breadcrumbs', async () => {
  const { things, metas, content, headers } = await open(paths['menus.positions.show']())
  const dish = things.find((thing) => thing['@type'] === 'MenuItem')
  expect(dish).toMatchObject({
    name: 'Комбо на двоих',
    image: [expect.stringMatching(/^http.*\.webp$/)],
    offers: { price: '899.00', priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
  })
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(crumbs?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Уголёк', item: { '@id': `${server.url}/` } },
    { position: 2, name: 'Основное меню', item: { '@id': `${server.url}/menus/${ids.menu}` } },
    { position: 3, name: 'Комбо на двоих' },
  ])
  expect(metas).toMatchObject({
    'og:type': 'product',
    'product:price:amount': '899.00',
    'product:price:currency': 'RUB',
    'product:availability': 'in stock',
    'og:image:width': '320',
    'og:image:height': '180',
    'twitter:card': 'summary_large_image',
  })
  expect(content).toContain('<h1>Комбо на двоих</h1>')
  expect(content).toContain('<b>899\u00A0₽</b>')
  expect(headers['content-language']).toBe('ru')
})

test('a stopped dish is told as sold out on its page and in its menu', async () => {
  const page = await open(`/menus/${ids.menu}/positions/${ids.stopped}?lang=en`)
  expect(page.things[0]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(page.content).toContain('(Sold out)')
  const { things, content } = await open(`/menus/${ids.menu}`)
  const stopped = JSON.stringify(things[0]).match(/OutOfStock/g)
  expect(content.match(/\(Закончилось\)/g)).toHaveLength(stopped?.length ?? 0)
})

test('a reader without scripts has the whole menu with prices, and links in their language', async () => {
  const positions = await server.ask('menus.positions', {
    params: { menuId: ids.menu },
    headers: { 'accept-language': 'en' },
  })
  expect(positions.length).toBeGreaterThan(40)
  for (const path of ['/?lang=en', `/menus/${ids.menu}?lang=en`]) {
    const { content } = await open(path)
    for (const { id, name, price } of positions) {
      const escaped = name.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
      const line = `<a href="/menus/${ids.menu}/positions/${id}?lang=en">${escaped}</a> <b>${toMoneyText(price, 'RUB', 'en')}</b>`
      expect(content).toContain(line)
    }
  }
  const { things } = await open(`/menus/${ids.menu}`)
  expect(things[0]).toMatchObject({ '@type': 'Menu', name: 'Основное меню' })
  expect(JSON.stringify(things[0]).match(/"MenuItem"/g)).toHaveLength(positions.length)
})

test('the structured data of a venue has its place, hours, telephones and menus', async () => {
  const { things, content, metas } = await open(paths['restos.show']())
  expect(things.find((thing) => thing['@type'] === 'Restaurant')).toMatchObject({
    name: 'Уголёк на Центральном',
    address: { streetAddress: 'Центральный проспект, 18', addressLocality: 'Приветный' },
    geo: { latitude: 43.9934, longitude: 34.19648 },
    telephone: ['+79000000011', '+79000000012'],
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '23:00',
      },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '23:59' },
      { dayOfWeek: ['Sunday'], opens: '08:00', closes: '23:00' },
    ],
    hasMenu: [{ name: 'Основное меню', url: `${server.url}/menus/${ids.menu}` }, { '@type': 'Menu' }],
  })
  expect(content).toContain('<li>суббота: 08:00–24:00</li>')
  expect(metas['og:title']).toBe('Уголёк на Центральном')
})

test.each(['/cart', '/auth', '/orders', '/orders/0190b8f0-0000-7000-8000-000000000001'])(
  '%s is the customer’s own: there, titled, and not to be indexed',
  async (path) => {
    const { status, title, metas, canonical, graph } = await open(path)
    expect([status, metas['robots'], canonical, graph]).toEqual([200, 'noindex', undefined, undefined])
    expect(title).toMatch(/^.+ — Уголёк$/)
  },
)

test.each([
  ['an unknown path', () => '/nowhere'],
  ['an unknown menu', () => '/menus/999999'],
  ['an unknown dish', () => `/menus/${ids.menu}/positions/999999`],
  [
    'a dish of another menu',
    () => `/menus/${server.id('ugolyok', 'menu', 'breakfast')}/positions/${ids.dish}`,
  ],
  ['an unknown promotion', () => '/promotions/999999'],
  ['an unknown venue', () => '/restos/999999'],
  ['another brand’s venue', () => `/restos/${server.id('primorje-grill', 'resto', 'obala')}`],
  ['another brand’s menu', () => `/menus/${server.id('primorje-grill', 'menu', 'rostilj')}`],
])('A-02 A-03 %s is a 404 whose page goes home', async (_, toPath) => {
  const { status, html, title, metas, canonical, graph, content } = await open(toPath())
  expect([status, title, metas['robots'], canonical, graph]).toEqual([
    404,
    'Уголёк',
    'noindex',
    undefined,
    undefined,
  ])
  expect(html).toContain('id="lavash-config"')
  expect(html).toContain('<div id="root">')
  expect(content).toContain('<a href="/">Уголёк</a>')
})

test('a slash too many or zeros in front are the same page under its one address', async () => {
  const { status, canonical } = await open(`/menus/000${ids.menu}/`)
  expect([status, canonical]).toEqual([200, `${server.url}/menus/${ids.menu}`])
})

test('HEAD tells the same as GET without the page', async () => {
  for (const path of ['/', '/restos/999999']) {
    const got = await open(path)
    const head = await open(path, {}, 'HEAD')
    expect([head.status, head.html]).toEqual([got.status, ''])
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test('the splash has the photo that the page will show, and on a page without one none', async () => {
  const splashOf = async (path: string) =>
    /<picture class="boot-photo">.*?<\/picture>/.exec((await open(path)).html)?.[0]
  const restoId = ids.resto
  const [promotion] = await server.ask('restos.promotions', { params: { restoId } })
  expect(await splashOf('/')).toContain(`src="${promotion?.photos[0]?.url}"`)
  const positions = await server.ask('menus.positions', { params: { menuId: ids.menu } })
  const photo = positions.find(({ id }) => id === ids.dish)?.photos[0]
  const splash = await splashOf(paths['menus.positions.show']())
  expect(splash).toContain(`src="${photo?.url}" alt=""`)
  for (const { url, width } of photo?.variants ?? []) expect(splash).toContain(`${url} ${width}w`)
  expect(await splashOf('/terms-of-sale')).toBeUndefined()
  expect(await splashOf('/cart')).toBeUndefined()
})

test('the document travels compressed where the reader unpacks', async () => {
  const plain = await open('/', {})
  const packed = await open('/', { 'accept-encoding': 'gzip, br' })
  const unnonced = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
  expect(unnonced(packed.html)).toBe(unnonced(plain.html))
  expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(Number(packed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 3)
  expect(packed.headers['cache-control']).toBe('no-store')
})

test('the second brand speaks its three languages under its own name, with its own prices', async () => {
  const headers = { host: 'primorje-grill.example' }
  const menuId = server.id('primorje-grill', 'menu', 'rostilj')
  const origin = 'http://primorje-grill.example'
  const path = `/menus/${menuId}/positions/${ids.grillDish}`
  const page = await open(path, headers)
  expect([page.status, page.canonical]).toEqual([200, `${origin}${path}`])
  expect(page.alternates).toEqual({
    'sr-Latn-ME': `${origin}${path}`,
    en: `${origin}${path}?lang=en`,
    ru: `${origin}${path}?lang=ru`,
    'x-default': `${origin}${path}`,
  })
  expect(page.metas['og:locale']).toBe('sr_ME')
  expect(page.things[0]).toMatchObject({ offers: { priceCurrency: 'EUR' } })
  for (const language of ['cnr', 'en', 'ru']) {
    const { graph, html, content } = await open(`/?lang=${language}`, headers)
    expect(html).toContain(`<html lang="${language}"`)
    expect(findVocabularyProblems(graph ?? {})).toEqual([])
    expect(content).toMatch(language === 'en' ? /<b>€\d/ : /<b>\d[^<]*€<\/b>/)
  }
})

test('a language that the brand does not speak is its own', async () => {
  const { html, canonical } = await open('/?lang=cnr')
  expect(html).toContain('<html lang="ru"')
  expect(canonical).toBe(`${server.url}/`)
})

test('B-09 the storefront is told the language of the address, for whoever has chosen none', async () => {
  const { html } = await open('/?lang=en')
  const settings = JSON.parse(/id="lavash-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  expect(settings).toMatchObject({ locale: 'en', brand: { locales: ['ru', 'en'] } })
})

test('a promotion’s page is gone when the promotion is over', async () => {
  const path = paths['promotions.show']()
  expect((await open(path)).status).toBe(200)
  const before = server.clock.now()
  server.clock.moveTo('2031-01-01T12:00:00+03:00')
  expect((await open(path)).status).toBe(404)
  expect((await open('/promotions')).content).not.toContain(path)
  server.clock.moveTo(new Date(before).toISOString())
})
