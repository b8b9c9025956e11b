import { calls } from '@lavash/contract/calls'
import { expect, test } from 'vitest'
import { startTestServer } from '../test/start-test-server.ts'

const rows = Object.entries(calls).map(([name, call]) => ({ name, route: `${call.method} ${call.path}` }))

test('every row of the contract is served', async () => {
  await using server = await startTestServer()
  const missing = rows.filter(({ route }) => !server.app.servedRoutes.has(route)).map(({ name }) => name)
  expect(missing).toEqual([])
})

test('every served route is a row of the contract', async () => {
  await using server = await startTestServer()
  const ours = [...server.app.servedRoutes].filter(
    (route) => !/^(HEAD |OPTIONS |GET \/(?:office\/)?\*$)/.test(route),
  )
  const known = new Set(rows.map(({ route }) => route))
  expect(ours.filter((route) => !known.has(route))).toEqual([])
})

test('the contract is answered as an OpenAPI document and as a page', async () => {
  await using server = await startTestServer()
  const document = await server.fetch('/openapi.json')
  expect(document.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await document.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  const page = await server.fetch('/docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'")
  expect(await page.text()).toContain('/1/now')
  expect((await server.fetch('/docs.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})
