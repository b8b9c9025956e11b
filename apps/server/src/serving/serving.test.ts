import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { pathOf } from '@lavash/contract/paths'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type DemoServer, startDemoServer } from '../../test/start-demo-server.ts'
import { storeWithoutPictures } from '../../test/store-without-pictures.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

let server: DemoServer
let path = ''

beforeAll(async () => {
  server = await startDemoServer({ env: { CORS_ORIGINS: 'https://ugolyok.example' } })
  path = pathOf('menus.positions', { menuId: server.id('ugolyok', 'menu', 'main') })
})
afterAll(() => server.close())

interface RawAnswer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Not fetch: that one undoes the encoding and adds cache headers of its own. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${url}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('a menu is the same in every encoding, and each has a strong tag of its own', async () => {
  const plain = await ask(path)
  const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await ask(path, { 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ])
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(brotli.body.length).toBeLessThan(plain.body.length / 4)
  const tags = [plain, brotli, gzip].map(({ headers }) => String(headers['etag']))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
})

test('caches are told what an answer depends on and how long it may be kept', async () => {
  const { headers } = await ask(path, { 'accept-language': 'en', 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'en',
    vary: expect.stringContaining('accept-language, accept-encoding'),
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=1, stale-if-error=3600',
  })
})

test.each([
  ['the same tag', (tag: string) => tag, 304],
  ['the tag a proxy has weakened', (tag: string) => `W/${tag}`, 304],
  ['the tag among others', (tag: string) => `"old", ${tag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => '"old"', 200],
])('a customer who has %s is answered accordingly', async (_title, toHeader, status) => {
  const known = await ask(path, { 'accept-encoding': 'br' })
  const tag = String(known.headers['etag'])
  const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': toHeader(tag) })
  expect([again.status, again.headers['etag']]).toEqual([status, tag])
  expect(again.body.length).toBe(status === 304 ? 0 : known.body.length)
  expect(again.headers['cache-control']).toBe(known.headers['cache-control'])
})

test('the tag of one language does not stand for another', async () => {
  const russian = await ask(path, { 'accept-language': 'ru' })
  const english = await ask(path, {
    'accept-language': 'en',
    'if-none-match': String(russian.headers['etag']),
  })
  expect(english.status).toBe(200)
  expect(english.headers['etag']).not.toBe(russian.headers['etag'])
})

test('HEAD tells the size and sends nothing', async () => {
  const whole = await ask(path, { 'accept-encoding': 'br' })
  const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers['content-length']).toBe(String(whole.body.length))
  expect(head.body.length).toBe(0)
})

test('API-26 a storefront on a configured site may read, another site may not', async () => {
  const own = await ask(path, { origin: 'https://ugolyok.example' })
  expect(own.headers['access-control-allow-origin']).toBe('https://ugolyok.example')
  expect(String(own.headers['vary']).toLowerCase()).toContain('origin')
  expect(String(own.headers['vary']).toLowerCase()).toContain('accept-language')
  expect(own.headers['access-control-expose-headers']).toContain('etag')
  const other = await ask(path, { origin: 'https://elsewhere.example' })
  expect(other.headers['access-control-allow-origin']).toBeUndefined()
  const preflight = await ask(
    path,
    {
      origin: 'https://ugolyok.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    },
    'OPTIONS',
  )
  expect(preflight.status).toBe(204)
  expect(preflight.headers['access-control-allow-headers']).toContain('if-none-match')
})

test('an answer given for the second time is the same to the last header, but for its id and date', async () => {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en', origin: 'https://ugolyok.example' }
  const url = `${path}?first=here`
  const [first, second] = [await ask(url, headers), await ask(url, headers)]
  const known = { ...headers, 'if-none-match': String(first.headers['etag']) }
  const unchanged = await ask(url, known)
  const toldLong = await ask(`${path}?first=now`, known)
  const without = (answer: RawAnswer): object => {
    const { date: _date, 'x-request-id': _id, ...told } = answer.headers
    return { ...answer, headers: told }
  }
  expect(first.headers['x-request-id']).toBeDefined()
  expect(second.headers['x-request-id']).toBeUndefined()
  expect(without(second)).toEqual(without(first))
  expect(unchanged.status).toBe(304)
  expect(without(unchanged)).toEqual(without(toldLong))
})

test('an answer made ready for one reader is not another’s', async () => {
  const plain = await ask(path, { 'accept-language': 'ru', 'accept-encoding': 'br' })
  const others = [
    { 'accept-language': 'en', 'accept-encoding': 'br' },
    { 'accept-language': 'ru', 'accept-encoding': 'gzip' },
    { 'accept-language': 'ru', 'accept-encoding': 'br', origin: 'https://ugolyok.example' },
  ]
  for (const headers of [...others, ...others]) {
    const { headers: told } = await ask(path, headers)
    expect([told['content-language'], told['content-encoding'], told['access-control-allow-origin']]).toEqual(
      [headers['accept-language'], headers['accept-encoding'], headers.origin],
    )
  }
  expect(plain.headers['access-control-allow-origin']).toBeUndefined()
})

test('behind a proxy that names the host in a header of its own, each brand’s customers read its own page', async () => {
  await using own = await startDemoServer({ env: { TRUST_PROXY: 'loopback' } })
  const readBoth = (): Promise<string[]> =>
    Promise.all(
      ['ugolyok.example', 'primorje-grill.example'].map(async (host) => {
        const headers = { 'x-forwarded-host': host, 'accept-language': 'en' }
        return (await own.fetch('/1/p/pages/about', { headers })).text()
      }),
    )
  const [ugolyok, primorje] = await readBoth()
  expect(ugolyok).toContain('Ugolyok')
  expect(primorje).toContain('One grill, one terrace')
  expect(await readBoth()).toEqual([ugolyok, primorje])
})

test('the guests of a hotel behind one address may read as often as they like', async () => {
  await using own = await startDemoServer({ env: { REQUESTS_PER_MINUTE: '30' } })
  const url = pathOf('menus.positions', { menuId: own.id('ugolyok', 'menu', 'main') })
  const answers = await Promise.all(Array.from({ length: 10 }, () => own.fetch(url)))
  for (let visit = 0; visit < 90; visit++) answers.push(await own.fetch(url))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('reading touches no database: no statement is run, and a lost database is not noticed', async () => {
  await using own = await startDemoServer()
  // The feed asks the log by itself from time to time; it is not what is counted.
  await own.changes.close()
  // One for both on PostgreSQL.
  const executors = [...new Set([own.db.engine.reader, own.db.engine.writer])].map((kysely) =>
    vi.spyOn(kysely.getExecutor(), 'executeQuery'),
  )
  // Jobs look after their tables meanwhile; what is counted are statements about what customers read.
  const tables = ['brands', 'brandHosts', 'brandParts', 'brandVersions', 'stops', 'photos', 'catalogueIds']
  const countStatements = (): number =>
    executors
      .flatMap(({ mock }) => mock.calls)
      .filter(([{ sql }]) => tables.some((table) => sql.includes(`"${table}"`))).length
  const resto = { params: { restoId: own.id('ugolyok', 'resto', 'centre') } }
  const menu = { params: { menuId: own.id('ugolyok', 'menu', 'main') } }
  const readAll = async (): Promise<void> => {
    for (const headers of [{ 'accept-language': 'ru' }, { 'accept-language': 'en' }]) {
      await own.ask('cities.list', { headers })
      await own.ask('restos.list', { headers })
      await own.ask('restos.show', { ...resto, headers })
      await own.ask('restos.deliveries', { ...resto, headers })
      await own.ask('restos.modifiers', { ...resto, headers })
      await own.ask('restos.availability', { ...resto, headers })
      await own.ask('restos.position-time-slots', { ...resto, headers })
      await own.ask('restos.working-hours', { ...resto, headers })
      await own.ask('restos.promotions', { ...resto, headers })
      await own.ask('restos.pre-order-hours', { ...resto, headers })
      await own.ask('menus.position-groups', { ...menu, headers })
      await own.ask('menus.positions', { ...menu, headers })
    }
  }
  // Whoever asks first has the brand read.
  await readAll()
  const first = countStatements()
  expect(first).toBeGreaterThan(0)
  await readAll()
  expect(countStatements()).toBe(first)
  await own.db.engine.reader.destroy()
  await readAll()
})

test('a changed price leaves every other menu with its tag', async () => {
  await using own = await startDemoServer()
  const catalogue = await readDemoBrand('ugolyok')
  const slug = catalogue.menus.find((menu) => menu.slug !== 'main')?.slug ?? ''
  const other = pathOf('menus.positions', { menuId: own.id('ugolyok', 'menu', slug) })
  const changed = pathOf('menus.positions', { menuId: own.id('ugolyok', 'menu', 'main') })
  const headers = { 'accept-encoding': 'br' }
  const tagOf = async (path: string) => (await own.fetch(path, { headers })).headers.get('etag')
  const before = [await tagOf(other), await tagOf(changed)]
  const positions = catalogue.positions.map((position) =>
    position.menu === 'main' ? { ...position, priceMinor: position.priceMinor + 100 } : position,
  )
  await storeWithoutPictures(own.db, { ...catalogue, positions })
  await vi.waitFor(async () => expect(await tagOf(changed)).not.toBe(before[1]), 10_000)
  expect(await tagOf(other)).toBe(before[0])
})

test('an import is shown by the running server, and by a second process of the same database', async () => {
  await using first = await startDemoServer()
  await using second = await startDemoServer({ database: first.database })
  const catalogue = await readDemoBrand('ugolyok')
  const params = { menuId: first.id('ugolyok', 'menu', 'main') }
  const [dish] = await first.ask('menus.positions', { params })
  const positions = catalogue.positions.map((position) =>
    position.name.ru === dish?.name ? { ...position, priceMinor: position.priceMinor + 100 } : position,
  )
  await storeWithoutPictures(first.db, { ...catalogue, positions })
  for (const reader of [first, second]) {
    await vi.waitFor(
      async () => {
        const [now] = await reader.ask('menus.positions', { params })
        expect(now).toEqual({ ...dish, price: (dish?.price ?? 0) + 100 })
      },
      { timeout: 10_000, interval: 20 },
    )
  }
})
