import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { parseConfig } from '#config.ts'
import { makeDocumentPolicy } from '#modules/documents/content-security-policy.ts'
import { toDocumentSettings } from '#modules/documents/document-settings.ts'
import { renderDocument } from '#modules/documents/render-document.ts'

const script = 'console.log("menu")'
let folder = ''
let server: TestServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lavash-storefront-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><script type="module" src="/assets/app-1a2b.js"></script>' +
      '<link rel="modulepreload" href="/assets/react-3c4d.js"></head><body></body></html>',
  )
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), script)
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.map'), '{}')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  server = await startTestServer({
    storefrontFolder: folder,
    env: {
      GOOGLE_CLIENT_ID: 'g-1',
      ALTCHA_KEY: '',
      ALTCHA_COST: '',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'hidden-secret',
    },
  })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test.each(['/', '/cart', '/menus/3', '/menus/3/positions/7', '/promotions/', '/restos/1?utm=x', '/orders'])(
  '%s is sent as the storefront’s document',
  async (path) => {
    const answer = await server.fetch(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('id="lavash-config"')
  },
)

test.each(['/nowhere', '/menus/abc', '/cart/extra'])(
  'A-02 %s is sent as the document with status 404, so that it is not indexed',
  async (path) => {
    const answer = await server.fetch(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  },
)

test('the document carries the public settings and no secret', async () => {
  const html = await (await server.fetch('/')).text()
  const block = /<script[^>]*id="lavash-config">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(block)).toMatchObject({
    apiKey: 'demo',
    signInMethods: ['PHONE', 'GOOGLE'],
    googleClientId: 'g-1',
    captchaProvider: 'recaptcha',
    captchaSiteKey: 'site',
  })
  expect(html).not.toContain('hidden-secret')
})

test('the policy lets in only what carries this answer’s nonce', async () => {
  const first = await server.fetch('/')
  const policy = first.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  const html = await first.text()
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
  expect(policy).toContain("frame-src 'self' https://www.google.com https://accounts.google.com")
  expect(html).toContain(`<script nonce="${nonce}" type="module"`)
  expect(html).toContain(`<link nonce="${nonce}" rel="modulepreload"`)
  const second = await server.fetch('/')
  expect(second.headers.get('content-security-policy')).not.toContain(nonce)
})

test.each([
  ['/auth?code=c&state=s&device_id=d', 'unsafe-none'],
  ['/auth', 'same-origin-allow-popups'],
  ['/cart?state=s', 'same-origin-allow-popups'],
])('S-03 the popup that comes back to %s is under the policy %s', async (path, policy) => {
  const { headers } = await server.fetch(path)
  expect(headers.get('cross-origin-opener-policy')).toBe(policy)
})

test('without foreign providers the policy names no other site', () => {
  expect(makeDocumentPolicy(toDocumentSettings(parseConfig({}), undefined))('abc')).not.toContain('https://')
})

test('a text in the settings cannot end the block', () => {
  const settings = { name: '</script><script>alert(1)</script> $& <!--' }
  const html = renderDocument('<head></head>', { settings }, 'n')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(/lavash-config">(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual(settings)
})

test('a hashed file is compressed beforehand and kept for ever, another is asked for again', async () => {
  const asset = await server.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toBe('br')
  expect(asset.headers.get('content-type')).toMatch(/javascript/)
  expect(await asset.text()).toBe(script)
  const icon = await server.fetch('/favicon.svg')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  // fetch would add `no-cache`, like a browser's forced reload.
  const asked = { 'if-none-match': icon.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const known = await server.fetch('/favicon.svg', { headers: asked })
  expect(known.status).toBe(304)
})

test.each(['/index.html', '/assets/app-1a2b.js.map', '/assets/%2e%2e/%2e%2e/etc/passwd', '/assets/gone.js'])(
  '%s is not given out',
  async (path) => {
    expect((await server.fetch(path)).status).toBe(404)
  },
)

test('without a built storefront the page says what to do and the API answers', async () => {
  await using bare = await startTestServer({ storefrontFolder: join(folder, 'not-built') })
  const page = await bare.fetch('/')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('npm start')
  expect((await bare.fetch('/1/now')).status).toBe(200)
})
