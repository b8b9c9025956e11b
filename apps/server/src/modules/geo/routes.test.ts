import fs from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import type { AddressDetails, Suggestion } from '@lavash/contract/geo'
import { startDemoServer } from '../../../test/start-demo-server.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { writeMapFile } from '../../../test/write-map-file.ts'
import { drawDemoCity } from '#geo/demo/draw-demo-city.ts'
import { lukovo } from '#geo/demo/lukovo.ts'
import { importMap } from '#geo/importing/import-map.ts'

/** The middle of the city. */
const cityTile = '12/2261/1517'
const bounds = '18.768,42.178,18.832,42.222'

async function importLukovo({ db }: TestServer, dataset = 'lukovo'): Promise<void> {
  await using file = await writeMapFile('lukovo.osm', drawDemoCity(lukovo))
  await importMap(db, file.path, { dataset })
}

/** The server learns of an import through the change log. */
async function untilMapIsThere(server: TestServer): Promise<void> {
  await vi.waitFor(async () => {
    const response = await server.fetch('/1/geo/styles/light.json')
    await response.body?.cancel()
    expect(response.status).toBe(200)
  }, 15_000)
}

async function startWithLukovo(): Promise<TestServer> {
  const server = await startTestServer()
  await importLukovo(server)
  await untilMapIsThere(server)
  return server
}

async function suggest(
  server: TestServer,
  text: string,
  headers: Record<string, string> = {},
): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q: text, bounds, session: '6f1c', size: '3' })
  const response = await server.fetch(`/1/geo/suggest?${query.toString()}`, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Suggestion[]
}

test('before a map is imported the customer is told to come back, and a running server shows it once it is', async () => {
  await using server = await startTestServer()
  for (const path of [
    '/1/geo/suggest?q=obala',
    '/1/geo/reverse?lat=42.2&lng=18.8',
    '/1/geo/styles/dark.json',
  ]) {
    const response = await server.fetch(path)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'geo.unavailable' }] })
  }
  await importLukovo(server)
  await untilMapIsThere(server)
  expect(await suggest(server, 'obala 12')).not.toEqual([])
})

test('L-05 L-09 suggestions in the asked language lead to a place, and its point back to it', async () => {
  await using server = await startWithLukovo()
  const [inRussian] = await suggest(server, 'обала 12')
  expect(inRussian).toMatchObject({ title: 'Обала, 12', subtitle: 'Луково', kind: 'house' })
  const [found] = await suggest(server, 'obala 12', { 'accept-language': 'cnr' })
  expect(found).toMatchObject({
    title: 'Obala 12',
    subtitle: 'Lukovo',
    highlights: [
      [0, 5],
      [6, 2],
    ],
  })
  const place = await server.fetch(`/1/geo/places/${encodeURIComponent(found?.placeId ?? '')}`, {
    headers: { 'accept-language': 'en' },
  })
  const details = (await place.json()) as AddressDetails
  expect(details).toMatchObject({ country: 'Montenegro', city: 'Lukovo', street: 'Obala', houseNumber: '12' })
  const { lat, lng } = details.coordinates
  const back = await server.fetch(`/1/geo/reverse?lat=${lat}&lng=${lng}`, {
    headers: { 'accept-language': 'en' },
  })
  expect(await back.json()).toEqual(details)
  const geocoded = await server.fetch(`/1/geo/geocode?q=obala%2012&bounds=${bounds}`, {
    headers: { 'accept-language': 'en' },
  })
  expect(((await geocoded.json()) as AddressDetails[])[0]).toEqual(details)
})

const refused: readonly (readonly [path: string, status: number, code: string])[] = [
  ['/1/geo/suggest?q=ob', 400, 'request.invalid'],
  ['/1/geo/suggest?q=obala&bounds=1,2,3', 400, 'request.invalid'],
  ['/1/geo/reverse?lat=95&lng=18.8', 400, 'request.invalid'],
  ['/1/geo/reverse?lat=0&lng=0', 404, 'geo.place-not-found'],
  ['/1/geo/places/lukovo:w1', 404, 'geo.place-not-found'],
  ['/1/geo/styles/pink.json', 400, 'request.invalid'],
  ['/1/geo/tiles/lukovo-999/0/0/0.mvt', 404, 'request.not-found'],
  ['/1/geo/fonts/comic-sans.woff2', 404, 'request.not-found'],
]

test('what cannot be answered is refused with its reason', async () => {
  await using server = await startWithLukovo()
  for (const [path, status, code] of refused) {
    const response = await server.fetch(path)
    expect([path, response.status]).toEqual([path, status])
    expect(await response.json()).toMatchObject({ errors: [{ code }] })
  }
})

interface Style {
  readonly layers: readonly { readonly id: string; readonly source?: string; readonly layout?: object }[]
  readonly sources: Readonly<
    Record<string, { readonly tiles: readonly string[]; readonly attribution: string }>
  >
  readonly 'font-faces': Readonly<Record<string, readonly { readonly url: string }[]>>
}

test('a style names its tiles, fonts, source and the customer’s language', async () => {
  await using server = await startWithLukovo()
  const response = await server.fetch('/1/geo/styles/light.json', { headers: { 'accept-language': 'cnr' } })
  expect(response.headers.get('vary')).toContain('accept-language')
  const style = (await response.json()) as Style
  expect(JSON.stringify(style.layers)).toContain('name:cnr')
  const [source] = Object.values(style.sources)
  expect(source?.attribution).toContain('OpenStreetMap contributors')
  const tile = (source?.tiles[0] ?? '').replace('{z}/{x}/{y}', cityTile)
  const tileResponse = await fetch(tile)
  expect(tileResponse.status).toBe(200)
  expect(tileResponse.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
  expect(tileResponse.headers.get('content-encoding')).toBe('gzip')
  expect(tileResponse.headers.get('cache-control')).toContain('immutable')
  for (const face of Object.values(style['font-faces']).flat()) {
    const font = await fetch(face.url)
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})

const production = {
  NODE_ENV: 'production',
  LAVASH_PUBLIC_URL: 'https://order.example',
  LAVASH_TOKEN_KEYS: `k1:${'a'.repeat(64)}`,
  LAVASH_API_KEYS: 'public-key',
  LAVASH_ALLOW: 'dev-inbox,sandbox',
}

/** Not fetch, because fetch does not let a test choose the host. */
async function askStyle({ url }: TestServer, headers: Record<string, string>): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    request(`${url}/1/geo/styles/light.json`, { headers }, resolve).on('error', reject).end()
  })
}

test('the page of every brand finds tiles and fonts at its own host, a made-up host learns the public one', async () => {
  await using server = await startDemoServer({ env: production })
  await importLukovo(server)
  await untilMapIsThere(server)
  const tags: string[] = []
  for (const [host, origin] of [
    ['ugolyok.example', 'https://ugolyok.example'],
    ['Primorje-Grill.example:8080', 'https://primorje-grill.example'],
    ['order.example', 'https://order.example'],
    ['evil.example', 'https://order.example'],
  ] as const) {
    const answer = await askStyle(server, { host })
    const style = (await json(answer)) as Style
    const addresses = [
      ...Object.values(style.sources).flatMap(({ tiles }) => tiles),
      ...Object.values(style['font-faces']).flatMap((faces) => faces.map(({ url }) => url)),
    ]
    expect(addresses.length).toBeGreaterThan(1)
    expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(new Set([origin]))
    tags.push(answer.headers.etag ?? '')
  }
  // An ETag of one brand's style must not match another's.
  const [ugolyok = '', grill = ''] = tags
  const statusOf = async (host: string, tag: string): Promise<number | undefined> => {
    const answer = await askStyle(server, { host, 'if-none-match': tag })
    answer.resume()
    return answer.statusCode
  }
  expect(await statusOf('primorje-grill.example', grill)).toBe(304)
  expect(await statusOf('primorje-grill.example', ugolyok)).toBe(200)
})

test('a tile is sent plain to those who cannot unpack it, and nothing where nothing is', async () => {
  await using server = await startWithLukovo()
  const style = (await (await server.fetch('/1/geo/styles/dark.json')).json()) as Style
  const [name = ''] = Object.keys(style.sources)
  const packed = await server.fetch(`/1/geo/tiles/${name}/${cityTile}.mvt`)
  const plain = await server.fetch(`/1/geo/tiles/${name}/${cityTile}.mvt`, {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(Buffer.from(await packed.arrayBuffer()))
  const empty = await server.fetch(`/1/geo/tiles/${name}/14/0/0.mvt`)
  expect(empty.status).toBe(204)
})

test('a style for one city has only the maps that touch it', async () => {
  await using server = await startWithLukovo()
  const sourcesOf = async (query: string): Promise<string[]> => {
    const style = (await (await server.fetch(`/1/geo/styles/light.json${query}`)).json()) as Style
    return Object.keys(style.sources)
  }
  expect(await sourcesOf(`?bounds=${bounds}`)).toHaveLength(1)
  expect(await sourcesOf('?bounds=30,40,31,41')).toEqual([])
})

test('a page that is open while the map is imported anew keeps its tiles', async () => {
  await using server = await startWithLukovo()
  const style = (await (await server.fetch('/1/geo/styles/light.json')).json()) as Style
  const [old = ''] = Object.keys(style.sources)
  await importLukovo(server)
  await vi.waitFor(async () => {
    const next = (await (await server.fetch('/1/geo/styles/light.json')).json()) as Style
    expect(Object.keys(next.sources)).not.toContain(old)
  }, 15_000)
  const response = await server.fetch(`/1/geo/tiles/${old}/${cityTile}.mvt`)
  expect(response.status).toBe(200)
})

test('a font that could not be read once is read again for the next customer', async () => {
  await using server = await startTestServer()
  const readFile = vi.spyOn(fs, 'readFile').mockRejectedValueOnce(new Error('too many open files'))
  syncBuiltinESMExports()
  try {
    const path = '/1/geo/fonts/noto-sans-latin-400-normal.woff2'
    expect((await server.fetch(path)).status).toBe(500)
    expect((await server.fetch(path)).status).toBe(200)
  } finally {
    readFile.mockRestore()
    syncBuiltinESMExports()
  }
})
