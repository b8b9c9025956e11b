import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listenOnLoopback } from '../../../test/listen-on-loopback.ts'
import { startJsonDouble } from '../../../test/start-json-double.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

const typed = 'Приморская 14'

/** The warnings of a session on a server that uses a Photon. */
async function warningsOf(
  photonUrl: string,
  journey: (server: TestServer) => Promise<unknown>,
): Promise<string[]> {
  const chunks: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    chunks.push(String(chunk))
    return true
  })
  try {
    await using server = await startTestServer({ env: { PHOTON_URL: photonUrl, LOG_LEVEL: 'warn' } })
    await journey(server)
  } finally {
    write.mockRestore()
  }
  return chunks
    .join('')
    .split('\n')
    .filter((line) => line !== '')
}

async function typeAddress(server: TestServer, path = '/1/geo/suggest'): Promise<void> {
  const response = await server.fetch(`${path}?q=${encodeURIComponent(typed)}`)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ errors: [{ code: 'geo.unavailable' }] })
}

test('a geocoder that refuses us is told to the operator once a minute, without what was typed', async () => {
  await using photon = await startJsonDouble({ message: `no access for ${typed}` }, 403)
  const { host } = new URL(photon.url)
  const lines = await warningsOf(photon.url, async (server) => {
    await typeAddress(server)
    await typeAddress(server)
    await typeAddress(server, '/1/geo/geocode')
    server.clock.advanceMs(59_999)
    await typeAddress(server)
    server.clock.advanceMs(1)
    await typeAddress(server)
  })
  expect(photon.requests).toHaveLength(5)
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({
        level: 40,
        msg: 'no addresses: the geocoder refused or failed',
        reqId: expect.any(String),
        err: expect.objectContaining({ message: `${host} answered 403` }),
      }),
    ),
  )
  for (const personal of [typed, encodeURIComponent(typed), 'Приморская'])
    expect(lines.join('')).not.toContain(personal)
})

test('a geocoder that is not there is told with the kind of fault', async () => {
  const [line = ''] = await warningsOf('http://127.0.0.1:9', (server) => typeAddress(server))
  expect(line).toMatch(/"message":"127\.0\.0\.1:9 gave no answer \(\w+\)"/)
})

test('words that are no JSON, as a proxy may send them, are not repeated in the log', async () => {
  const proxy = createServer((_, response) => void response.end(`Nothing for ${typed}`))
  const { url, close } = await listenOnLoopback(proxy)
  const lines = await warningsOf(url, typeAddress)
  await close()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('gave no answer (SyntaxError)')
  expect(lines[0]).not.toContain('Приморская')
})
