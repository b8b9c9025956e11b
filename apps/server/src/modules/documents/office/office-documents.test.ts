import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts'

const script = 'console.log("office")'.repeat(100)
let folder = ''
let server: TestServer

function makeApp(name: string): string {
  const app = join(folder, name)
  mkdirSync(join(app, 'assets'), { recursive: true })
  writeFileSync(
    join(app, 'index.html'),
    `<!doctype html><html><head><title>${name}</title><script type="module" src="/assets/main-1a.js"></script></head></html>`,
  )
  return app
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lavash-office-'))
  const [storefrontFolder, officeFolder] = [makeApp('storefront'), makeApp('office')]
  writeFileSync(join(officeFolder, 'assets', 'main-1a.js'), script)
  writeFileSync(join(officeFolder, 'assets', 'main-1a.js.map'), '{}')
  writeFileSync(join(officeFolder, 'assets', 'main-1a.js.gz'), gzipSync(script))
  writeFileSync(join(officeFolder, 'manifest-en.webmanifest'), '{"name":"office"}')
  server = await startTestServer({ storefrontFolder, officeFolder })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test.each(['/office', '/office/', '/office/menu/12?tab=2'])('%s is the office’s document', async (path) => {
  const answer = await server.fetch(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('<title>office</title>')
})

test.each(['/officer', '/menus/1'])('%s is the storefront’s document', async (path) => {
  expect(await (await server.fetch(path)).text()).toContain('<title>storefront</title>')
})

test.each(['gzip', 'identity'])(
  'only the scripts of this answer run, and nobody frames it (%s)',
  async (encoding) => {
    const answer = await server.fetch('/office', { headers: { 'accept-encoding': encoding } })
    const policy = answer.headers.get('content-security-policy') ?? ''
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
    expect(await answer.text()).toContain(`<script nonce="${nonce}" type="module"`)
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    const again = await server.fetch('/office')
    expect(again.headers.get('content-security-policy')).not.toContain(nonce)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
  },
)

test('the server sends the office’s files compressed and never its source maps', async () => {
  const file = await server.fetch('/office/assets/main-1a.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(await file.text()).toBe(script)
  expect(file.headers.get('content-encoding')).toBe('gzip')
  expect(file.headers.get('cache-control')).toContain('immutable')
  const manifest = await server.fetch('/office/manifest-en.webmanifest')
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  expect((await server.fetch('/office/assets/main-1a.js.map')).status).toBe(404)
  expect((await server.fetch('/office/index.html')).status).toBe(404)
  expect((await server.fetch('/office/assets/gone.js')).status).toBe(404)
})

test('an office that is not built is said so', async () => {
  await using bare = await startTestServer({ officeFolder: join(folder, 'not-built') })
  const answer = await bare.fetch('/office')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('The office is not built yet')
})
