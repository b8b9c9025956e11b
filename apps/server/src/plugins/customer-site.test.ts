import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { toCustomerSite } from '#plugins/customer-site.ts'

const config = { publicUrl: 'https://order.example.com', corsOrigins: ['https://grill.example'] }

async function siteOf(origin: string | undefined, settings: typeof config | { corsOrigins: string[] }) {
  const app = Fastify()
  app.get('/', (request) => toCustomerSite(request, settings))
  const headers = { host: 'shawarma.example', ...(origin !== undefined && { origin }) }
  const answer = await app.inject({ url: '/', headers })
  return answer.json<unknown>()
}

test.each([
  ['the host name the customer used', 'https://shawarma.example', 'https://shawarma.example'],
  ['a site that may call', 'https://grill.example', 'https://grill.example'],
  ['the public address instead of a stranger’s', 'https://evil.example', 'https://order.example.com'],
  ['the public address without a header', undefined, 'https://order.example.com'],
  ['the public address where the header is no address', 'null', 'https://order.example.com'],
])('the way back leads to %s', async (_title, origin, siteOrigin) => {
  expect(await siteOf(origin, config)).toEqual({ siteOrigin, serverOrigin: 'https://order.example.com' })
})

test.each([
  ['any site', 'https://grill.example', 'https://grill.example'],
  ['a site on a developer’s machine', 'http://localhost:5173', 'http://localhost:5173'],
  ['the public address instead of what is no site', 'app://grill', 'https://order.example.com'],
  ['the public address instead of a hidden one', 'null', 'https://order.example.com'],
])('where every site may call the way back leads to %s', async (_title, origin, siteOrigin) => {
  const open = { ...config, corsOrigins: ['*'] }
  expect(await siteOf(origin, open)).toEqual({ siteOrigin, serverOrigin: 'https://order.example.com' })
})

test('without a public address the server is where it was called', async () => {
  expect(await siteOf(undefined, { corsOrigins: [] })).toEqual({
    siteOrigin: 'http://shawarma.example',
    serverOrigin: 'http://shawarma.example',
  })
})
