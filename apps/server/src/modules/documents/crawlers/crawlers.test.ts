import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../../../test/start-demo-server.ts'
import { startTestServer } from '../../../../test/start-test-server.ts'
import { countSitemapParts, toSitemap } from '#modules/documents/crawlers/sitemap.ts'
import { readDocument } from '#modules/documents/testing/read-document.ts'
import { makeStorefrontFolder } from '#modules/documents/testing/storefront-folder.ts'
import { findVocabularyProblems } from '#modules/documents/testing/vocabulary.ts'

const folder = makeStorefrontFolder()
let server: DemoServer

beforeAll(async () => {
  server = await startDemoServer({ storefrontFolder: folder.path })
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

/** The addresses of a file in their order. Throws if it is no XML. */
function readLocations(xml: string): string[] {
  const found: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  let isLocation = false
  parser.on('opentag', ({ local, uri }) => {
    isLocation = local === 'loc' && uri === 'http://www.sitemaps.org/schemas/sitemap/0.9'
  })
  parser.on('text', (value) => {
    if (isLocation) found.push(value)
  })
  parser.on('closetag', () => {
    isLocation = false
  })
  parser.write(xml).close()
  return found
}

function askFor(path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { headers: { host } }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end()
  })
}

test('every address of the sitemap leads to a valid page in its language', async () => {
  const answer = await server.fetch('/sitemap.xml')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const locations = readLocations(await answer.text())
  expect(new Set(locations).size).toBe(locations.length)
  expect(locations.length).toBeGreaterThan(150)
  const problems: unknown[] = []
  for (const location of locations) {
    const { status, canonical, graph, title } = await readDocument(location)
    const found = findVocabularyProblems(graph ?? {})
    if (status !== 200 || canonical !== location || title === undefined || found.length > 0) {
      problems.push({ location, status, canonical, found })
    }
  }
  expect(problems).toEqual([])
})

test('a sitemap holds its own brand’s pages and nobody else’s', async () => {
  const locations = readLocations(await askFor('/sitemap.xml', 'primorje-grill.example'))
  const home = 'http://primorje-grill.example/'
  expect(locations).toEqual(expect.arrayContaining([home, `${home}?lang=en`, `${home}restos?lang=ru`]))
  expect(locations.every((location) => location.startsWith(home))).toBe(true)
  const menu = server.id('ugolyok', 'menu', 'main')
  expect(locations).not.toContain(`${home}menus/${menu}`)
  expect(locations).toContain(`${home}menus/${server.id('primorje-grill', 'menu', 'rostilj')}`)
})

test('a sitemap is sent compressed, and not twice', async () => {
  const first = await server.fetch('/sitemap.xml', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'accept-encoding': 'br' }
  expect((await server.fetch('/sitemap.xml', { headers })).status).toBe(304)
  const head = await server.fetch('/sitemap.xml', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await server.fetch('/sitemap.xml?part=2')).status).toBe(404)
  expect((await server.fetch('/sitemap.xml?part=0')).status).toBe(400)
})

test('a promotion that is over has left the sitemap', async () => {
  await using own = await startDemoServer({ storefrontFolder: folder.path })
  const count = async () => readLocations(await (await own.fetch('/sitemap.xml')).text()).length
  const before = await count()
  own.clock.moveTo('2031-01-01T12:00:00+03:00')
  expect(await count()).toBeLessThan(before)
})

test('more pages than a file may name are told in parts, none lost and none twice', () => {
  const addresses = Array.from({ length: 7 }, (_, index) => `/menus/${index}?lang=en&x`)
  expect(countSitemapParts(addresses.length, 3)).toBe(3)
  const parts = readLocations(toSitemap('https://a.example', addresses, undefined, 3))
  expect(parts).toEqual([1, 2, 3].map((part) => `https://a.example/sitemap.xml?part=${part}`))
  const pages = [1, 2, 3].flatMap((part) => readLocations(toSitemap('https://a.example', addresses, part, 3)))
  expect(pages).toEqual(addresses.map((address) => `https://a.example${address}`))
})

test('robots may read everything but what is a customer’s own', async () => {
  const answer = await server.fetch('/robots.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = (await answer.text()).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /cart', 'Disallow: /orders', 'Disallow: /auth']))
  expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  expect(await askFor('/robots.txt', 'primorje-grill.example')).toContain(
    'Sitemap: http://primorje-grill.example/sitemap.xml',
  )
})

test('before the first import there is nothing to list', async () => {
  await using empty = await startTestServer()
  expect((await empty.fetch('/sitemap.xml')).status).toBe(404)
  expect((await empty.fetch('/robots.txt')).status).toBe(404)
})
