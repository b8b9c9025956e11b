import { afterAll, expect, test, vi } from 'vitest'
import { pathOf } from '@lavash/contract/paths'
import { ContentDesk } from '../../../test/content-desk.ts'
import { makeStorefrontFolder } from '#modules/documents/testing/storefront-folder.ts'

const dish = 'shawarma-lavash'
const folder = makeStorefrontFolder()
afterAll(() => folder.remove())

const open = () => ContentDesk.open({ storefrontFolder: folder.path })

async function openPreview(desk: ContentDesk): Promise<string> {
  return (await desk.get('previews.create')).path
}

/** A dish of a menu as this base address shows it. */
async function readDish(desk: ContentDesk, base: string, slug = dish) {
  const menuId = desk.server.id('ugolyok', 'menu', 'main')
  const answer = await desk.server.fetch(base + pathOf('menus.positions', { menuId }))
  const id = desk.server.id('ugolyok', 'position', slug)
  const positions = (await answer.json()) as { id: number; name: string; price: number }[]
  return { answer, positions, dish: positions.find((position) => position.id === id) }
}

/** What the document tells the storefront. */
function settingsOf(document: string): Record<string, unknown> {
  const [, json = ''] = /id="lavash-config"[^>]*>([^<]+)</.exec(document) ?? []
  return JSON.parse(json) as Record<string, unknown>
}

test('CO-07 whoever has the link gets the draft in every call of the storefront, and nobody else does', async () => {
  await using desk = await open()
  await readDish(desk, '')
  await desk.edit('position', dish, { price: 349 })
  const added = { ...(await desk.show('position', dish)).value, slug: 'soup', name: 'Soup', order: 0.5 }
  await desk.save('position', 'soup', { revision: 0, version: 1, value: added })
  const [, name] = [await desk.edit('resto', 'centre', { name: 'The new centre' }), 'The new centre']
  const base = await openPreview(desk)
  const previewed = await readDish(desk, base)
  expect(previewed.dish?.price).toBe(34_900)
  expect(previewed.positions.map((position) => position.name)).toContain('Soup')
  const restoId = desk.server.id('ugolyok', 'resto', 'centre')
  const readName = async (path: string) =>
    ((await (await desk.server.fetch(path)).json()) as { name: string }).name
  expect(await readName(base + pathOf('restos.show', { restoId }))).toBe(name)
  const list = await desk.server.fetch(base + pathOf('restos.list', undefined, { whiteLabel: 'ugolyok' }))
  expect(JSON.stringify(await list.json())).toContain(name)

  expect((await readDish(desk, '')).dish?.price).toBe(32_900)
  expect(await readName(pathOf('restos.show', { restoId }))).not.toBe(name)
  const real = await desk.server.fetch(pathOf('restos.list', undefined, { whiteLabel: 'ugolyok' }))
  expect(JSON.stringify(await real.json())).not.toContain(name)
  // Ready answers of customers stay theirs after the preview has been asked for.
  expect((await readDish(desk, '')).dish?.price).toBe(32_900)
  expect((await readDish(desk, base)).dish?.price).toBe(34_900)
})

test('CO-07 a venue that only the draft has is shown there, and is nowhere else', async () => {
  await using desk = await open()
  const centre = await desk.show('resto', 'centre')
  const menus = [{ menu: 'main', methods: ['TAKE_AWAY'] }]
  const value = { ...centre.value, name: 'The kiosk', order: 99, menus }
  await desk.save('resto', 'kiosk', { revision: 0, version: 1, value })
  const base = await openPreview(desk)
  const listed = await desk.server.fetch(base + pathOf('restos.list', undefined, { whiteLabel: 'ugolyok' }))
  const restos = (await listed.json()) as { id: number; name: string }[]
  const restoId = restos.find(({ name }) => name === 'The kiosk')?.id ?? 0
  const shown = await desk.server.fetch(base + pathOf('restos.show', { restoId }))
  expect([shown.status, await shown.json()]).toMatchObject([200, { name: 'The kiosk' }])
  expect((await desk.server.fetch(pathOf('restos.show', { restoId }))).status).toBe(404)
})

test('CO-07 a cart in a preview is priced as the draft has it', async () => {
  await using desk = await open()
  await desk.edit('position', dish, { price: 349 })
  const base = await openPreview(desk)
  const body = {
    restoId: desk.server.id('ugolyok', 'resto', 'centre'),
    deliveryType: 'TAKE_AWAY',
    payType: 'CARD_ONLINE',
    positions: [
      {
        id: desk.server.id('ugolyok', 'position', dish),
        name: 'Shawarma',
        count: 1,
        price: 34_900,
        sum: 34_900,
        modifiers: [{ id: desk.server.id('ugolyok', 'modifier-item', 'lavash/classic'), count: 1 }],
      },
    ],
  }
  const ask = (prefix: string) =>
    desk.server.fetch(prefix + pathOf('preflight.anonymous'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // In two pieces: the second arrives outside the context of the request's beginning.
      body: toPieces(JSON.stringify(body)),
      duplex: 'half',
    })
  const priced = await ask(base)
  expect([priced.status, await priced.json()]).toMatchObject([200, { total: { amount: 34_900 } }])
  expect((await ask('')).status).toBe(409)
})

test('CO-07 an order cannot be placed out of a preview', async () => {
  await using desk = await open()
  const base = await openPreview(desk)
  const path = '/api/v1/persons/019a8f6e-0000-7000-8000-000000000000/orders'
  const answer = await desk.server.fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: '{}',
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    errors: [{ code: 'preview.no-orders', message: expect.stringMatching(/^This is a preview/) as string }],
  })
  expect((await desk.server.fetch(path, { method: 'POST' })).status).toBe(401)
})

test('CO-07 the link opens the storefront’s document of the draft, which sends its calls to the preview', async () => {
  await using desk = await open()
  await desk.edit('brand', 'brand', { name: 'The new name' })
  const base = await openPreview(desk)
  const opened = await desk.server.fetch(base, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
  const cookie = String(opened.headers.get('set-cookie'))
  expect(cookie).toMatch(/^lavash-preview=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const read = (headers: Record<string, string>) => desk.server.fetch('/menus', { headers })
  const previewed = await read({ cookie: cookie.split(';')[0] ?? '' })
  const document = await previewed.text()
  expect(document).toContain('The new name')
  expect(settingsOf(document)['apiBase']).toBe(base)
  const real = await (await read({})).text()
  expect(real).not.toContain('The new name')
  expect(settingsOf(real)['apiBase']).toBe('/')
})

test('CO-07 no cache keeps an answer of a preview, and search engines are told to stay away', async () => {
  await using desk = await open()
  const base = await openPreview(desk)
  const cookie = `lavash-preview=${base.slice('/preview/'.length)}`
  const paths = [
    base + pathOf('menus.positions', { menuId: desk.server.id('ugolyok', 'menu', 'main') }),
    base + pathOf('cities.list'),
    '/',
    '/menus',
    pathOf('brands.logo', { brand: 'ugolyok' }),
    pathOf('brands.tokens', { brand: 'ugolyok' }),
  ]
  // Once without the cookie: what is ready for customers must not be taken for the preview.
  for (const path of paths) await desk.server.fetch(path)
  for (const path of paths) {
    const { headers } = await desk.server.fetch(path, { headers: { cookie } })
    const told = ['cache-control', 'cdn-cache-control', 'etag', 'x-robots-tag'].map((name) =>
      headers.get(name),
    )
    expect([path, ...told]).toEqual([path, 'no-store', null, null, 'noindex, nofollow'])
  }
})

test('CO-07 a preview follows the draft, and ends with the publication in every process', async () => {
  await using desk = await open()
  await desk.edit('position', dish, { price: 349 })
  const base = await openPreview(desk)
  expect((await readDish(desk, base)).dish?.price).toBe(34_900)
  await desk.edit('position', dish, { price: 359 }, 'Boris')
  expect((await readDish(desk, base)).dish?.price).toBe(35_900)
  await desk.get('draft.publish', { body: {} })
  const ended = await readDish(desk, base).catch(() => undefined)
  const answer = ended?.answer ?? (await desk.server.fetch(`${base}/1/p/cities`))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await desk.server.fetch(base, { redirect: 'manual' })).status).toBe(404)
  const document = await desk.server.fetch('/', {
    headers: { cookie: `lavash-preview=${base.slice('/preview/'.length)}` },
  })
  expect(document.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(settingsOf(await document.text())['apiBase']).toBe('/')
  await vi.waitFor(async () => expect((await readDish(desk, '')).dish?.price).toBe(35_900), 1000)
})

test('CO-07 a half-written thing leaves the preview of the others', async () => {
  await using desk = await open()
  await desk.edit('position', dish, { price: 349 })
  const half = { slug: 'soup', menu: 'main', group: null, order: 1, name: 'Soup' }
  await desk.save('position', 'soup', { revision: 0, version: 1, value: half })
  const { dish: shown, positions } = await readDish(desk, await openPreview(desk))
  expect(shown?.price).toBe(34_900)
  expect(positions.map(({ name }) => name)).not.toContain('Soup')
})

test('CO-07 a token that nobody gave opens nothing, and a draft’s row holds no token', async () => {
  await using desk = await open()
  const guess = `/preview/${'A'.repeat(43)}`
  expect((await desk.server.fetch(guess)).status).toBe(404)
  expect((await desk.server.fetch(`${guess}/1/p/cities`)).status).toBe(404)
  const base = await openPreview(desk)
  const rows = await desk.server.db.read.selectFrom('previews').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(base.slice('/preview/'.length))
})

function toPieces(text: string): ReadableStream<Uint8Array> {
  const half = Math.floor(text.length / 2)
  const pieces = [text.slice(0, half), text.slice(half)].map((piece) => new TextEncoder().encode(piece))
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) return controller.close()
      controller.enqueue(piece)
      await new Promise((resolve) => setTimeout(resolve, 20))
    },
  })
}
