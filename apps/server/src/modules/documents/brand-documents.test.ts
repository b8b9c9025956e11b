import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { documentSettingsSchema } from '@lavash/contract/document-settings'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

const template =
  '<!doctype html><html lang="ru" data-theme="light"><head><title>Lavash</title>' +
  '<link rel="modulepreload" href="/assets/ru.js" data-locales="ru">' +
  '<link rel="modulepreload" href="/assets/en.js" data-locales="en cnr">' +
  '<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/assets/app.css"></head>' +
  '<body><div id="root"></div></body></html>'
const production = {
  NODE_ENV: 'production',
  LAVASH_PUBLIC_URL: 'https://ugolyok.example',
  LAVASH_TOKEN_KEYS: `k1:${'a'.repeat(64)}`,
  LAVASH_API_KEYS: 'public-key',
  LAVASH_ALLOW: 'dev-inbox,sandbox',
}

let folder = ''
let server: DemoServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lavash-storefront-'))
  writeFileSync(join(folder, 'index.html'), template)
  server = await startDemoServer({
    storefrontFolder: folder,
    env: { GOOGLE_CLIENT_ID: 'g-1', VK_APP_ID: '51', VK_REDIRECT_URL: 'https://ugolyok.example/auth' },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Page {
  readonly html: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly policy: string
}

/** Not fetch, because fetch does not let a test choose the host. */
async function open(on: TestServer, path = '/', headers: Record<string, string> = {}): Promise<Page> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${on.url}${path}`, { headers }, resolve).on('error', reject).end()
  })
  const html = await text(answer)
  const block = /id="lavash-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return { html, settings: JSON.parse(block), policy: String(answer.headers['content-security-policy']) }
}

test.each([
  ['ugolyok.example', 'ugolyok'],
  ['UGOLYOK.example:8080', 'ugolyok'],
  ['primorje-grill.example', 'primorje-grill'],
  ['localhost:3000', 'ugolyok'],
  ['elsewhere.example', 'ugolyok'],
])('B-10 %s shows %s', async (host, brand) => {
  const { settings } = await open(server, '/', { host })
  expect(settings).toMatchObject({ whiteLabel: brand, brand: { code: brand } })
})

test('B-10 outside production a brand can be asked for by name', async () => {
  const { settings } = await open(server, '/menus/1?brand=primorje-grill')
  expect(settings['whiteLabel']).toBe('primorje-grill')
  expect((await open(server, '/?brand=nobody')).settings['whiteLabel']).toBe('ugolyok')
})

test('B-10 the document has the brand’s name, language, theme and colours before any script runs', async () => {
  const { html, policy } = await open(server, '/?brand=primorje-grill&lang=en')
  expect(html).toContain('<html lang="en" data-theme="system">')
  expect(html).toContain('<title>Primorje Grill</title>')
  expect(html).toContain('content="Charcoal grill in Lukovo.')
  expect(html).toMatch(/<link rel="icon" href="\/brand\/primorje-grill\/logo\.svg\?v=[\w-]+"/)
  expect(html).not.toContain('favicon.svg')
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(html).toContain(`<style nonce="${nonce}">:root,\n[data-theme] {`)
  expect(html).toContain('<h1 class="boot-name">Primorje Grill</h1><p class="boot-tagline">Charcoal grill')
  expect(html).toContain('/assets/en.js')
  expect(html).not.toContain('/assets/ru.js')
  const other = await open(server, '/')
  expect(other.html).toContain('<html lang="ru" data-theme="light"><head>')
  expect(other.html).toContain('/assets/ru.js')
  expect(other.html).not.toContain('/assets/en.js')
  expect(other.html).not.toContain('Primorje')
})

test('S-04 a sign-in method is offered when the brand wants it and the server has it', async () => {
  const ugolyok = await open(server, '/?brand=ugolyok')
  expect(ugolyok.settings).toMatchObject({ signInMethods: ['PHONE', 'GOOGLE', 'VK'], vkAppId: 51 })
  const grill = await open(server, '/?brand=primorje-grill')
  expect(grill.settings).toMatchObject({ signInMethods: ['PHONE', 'GOOGLE'], googleClientId: 'g-1' })
  expect(ugolyok.policy).toContain('https://id.vk.com')
  expect(grill.policy).not.toContain('https://id.vk.com')
})

test.each(['/', '/?brand=ugolyok', '/?brand=primorje-grill'])(
  'B-01 the settings in the document of %s fit the contract',
  async (path) => {
    const { settings } = await open(server, path)
    expect([...Value.Errors(documentSettingsSchema, settings)]).toEqual([])
  },
)

test('B-01 the settings of a server without brands fit the contract', async () => {
  await using empty = await startTestServer({ storefrontFolder: folder })
  const { settings } = await open(empty, '/')
  expect([...Value.Errors(documentSettingsSchema, settings)]).toEqual([])
})

test('B-01 the settings name what the storefront needs of the brand', async () => {
  const { settings } = await open(server)
  expect(settings).toMatchObject({
    apiBase: '/',
    brand: {
      name: { ru: 'Уголёк', en: 'Ugolyok' },
      locales: ['ru', 'en'],
      contacts: { phones: ['+79000000010'], legal: { ru: expect.stringContaining('Уголёк') } },
    },
    locale: 'ru',
    theme: 'light',
    isPreOrderOn: true,
    hasPersonCount: true,
    hasPromoCodes: true,
    bootLoader: 'default',
    layout: 'default',
    iosApp: 'https://apps.apple.com/app/id0000000000',
  })
  // Without defaults a first visit is asked for its place.
  expect(Object.keys((await open(server, '/?brand=primorje-grill')).settings)).not.toContain('defaultCityId')
})

test('the policy admits the vendors that the brand’s settings name', async () => {
  await using own = await startDemoServer({ storefrontFolder: folder })
  const catalogue = await readDemoBrand('ugolyok')
  const { brand } = catalogue
  await storeWithoutPictures(own.db, {
    ...catalogue,
    brand: {
      ...brand,
      analytics: { ...brand.analytics, plausible: 'ugolyok.example' },
      publicKeys: { ...brand.publicKeys, googleMapsKey: 'maps-key' },
      signInMethods: ['GOOGLE'],
      defaults: { city: 'privetny', deliveryMethod: 'TAKE_AWAY', resto: 'centre' },
    },
  })
  await vi.waitFor(async () => expect((await open(own)).settings['mapsKey']).toBe('maps-key'), 10_000)
  const { settings, policy } = await open(own)
  expect(settings).toMatchObject({
    analyticsProvider: 'plausible',
    analyticsCounterId: 'ugolyok.example',
    signInMethods: ['PHONE'],
    defaultCityId: own.id('ugolyok', 'city', 'privetny'),
    defaultDeliveryMethod: 'TAKE_AWAY',
    defaultRestoId: own.id('ugolyok', 'resto', 'centre'),
  })
  expect(policy).toContain('https://plausible.io')
  expect(policy).toContain('https://*.googleapis.com')
})

test('in production a link cannot dress one brand’s site as another', async () => {
  await using live = await startDemoServer({ storefrontFolder: folder, env: production })
  const { settings } = await open(live, '/?brand=primorje-grill', { host: 'ugolyok.example' })
  expect(settings['whiteLabel']).toBe('ugolyok')
})

test('before the first import the document has the product’s own name', async () => {
  await using empty = await startTestServer({ storefrontFolder: folder })
  const { html, settings } = await open(empty)
  expect(html).toContain('<title>Lavash</title>')
  expect(settings).toMatchObject({ brand: { code: 'lavash' } })
})

test('a brand’s logo and tokens come from the database and are revalidated', async () => {
  const logo = await server.fetch('/brand/ugolyok/logo.svg?v=1')
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await logo.text()).toBe((await readDemoBrand('ugolyok')).brand.logo)
  expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'")
  const tokens = await server.fetch('/brand/primorje-grill/tokens.css')
  expect(tokens.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await tokens.text()).toMatch(/^:root,\n\[data-theme\] \{\n {2}--[a-z-]+: /)
  const etag = tokens.headers.get('etag') ?? ''
  const again = await server.fetch('/brand/primorje-grill/tokens.css', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect((await server.fetch('/brand/nobody/logo.svg')).status).toBe(404)
})

test('M-11 the terms of sale in the customer’s language, of the host’s brand or the white label’s', async () => {
  const catalogue = await readDemoBrand('ugolyok')
  const terms = catalogue.pages.find(({ slug }) => slug === 'terms-of-sale')
  const ask = (query: { whiteLabel?: string }, language: string) =>
    server.ask('pages.show', {
      params: { page: 'terms-of-sale' },
      query,
      headers: { 'accept-language': language },
    })
  expect((await ask({}, 'en')).markdown).toBe(terms?.markdown.en)
  expect((await ask({ whiteLabel: 'ugolyok' }, 'de')).markdown).toBe(terms?.markdown.ru)
  expect((await ask({ whiteLabel: 'primorje-grill' }, 'de')).markdown).not.toBe(terms?.markdown.ru)
  const unknown = await server.fetch('/1/p/pages/terms-of-sale?whiteLabel=nobody')
  expect(unknown.status).toBe(404)
})
