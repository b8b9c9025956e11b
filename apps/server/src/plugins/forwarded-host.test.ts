import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerForwardedHost } from '#plugins/forwarded-host.ts'

async function askHost(trustProxy: boolean, forwarded: string): Promise<string> {
  await using app = Fastify({ trustProxy })
  registerForwardedHost(app, (host) => host === 'ugolyok.example')
  app.get('/', (request) => request.hostname)
  const headers = { host: 'primorje.example', 'x-forwarded-host': forwarded }
  return (await app.inject({ url: '/', headers })).payload
}

test.each([
  ['a trusted proxy names one of our hosts', true, 'ugolyok.example', 'ugolyok.example'],
  ['in capitals and with a port', true, 'UGOLYOK.example:8443', 'UGOLYOK.example'],
  ['as the last of several', true, 'evil.example, ugolyok.example', 'ugolyok.example'],
  ['a host that nobody serves', true, 'evil.example', 'primorje.example'],
  ['our host, and another one behind it', true, 'ugolyok.example, evil.example', 'primorje.example'],
  ['a proxy that is not trusted names one of our hosts', false, 'ugolyok.example', 'primorje.example'],
])('%s', async (_title, trustProxy, forwarded, host) => {
  expect(await askHost(trustProxy, forwarded)).toBe(host)
})
