import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeCatalogue } from '../../../test/make-catalogue.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'

let server: DemoServer

beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

interface Manifest {
  readonly name: string
  readonly start_url: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

async function readManifest(brand: string, language: string): Promise<Manifest> {
  const answer = await server.fetch(`/brand/${brand}/manifest.webmanifest`, {
    headers: { 'accept-language': language },
  })
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  return (await answer.json()) as Manifest
}

test('a brand can be put on a home screen under its own name, in the customer’s language', async () => {
  const manifest = await readManifest('ugolyok', 'en')
  expect(manifest).toMatchObject({ name: 'Ugolyok', start_url: '/', display: 'standalone', lang: 'en' })
  expect((await readManifest('ugolyok', 'ru')).name).toBe('Уголёк')
  expect((await readManifest('primorje-grill', 'cnr')).theme_color).not.toBe('')
})

test('its icons are the brand’s logo in the sizes that are promised', async () => {
  const { icons } = await readManifest('primorje-grill', 'cnr')
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    const answer = await server.fetch(src)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' })
  }
})

test('a logo drawn on a sheet of paper, or on a large canvas, has icons as well', async () => {
  await using own = await startTestServer()
  const sheets = {
    paper: 'width="210mm" height="297mm"',
    canvas: 'width="2000" height="2000"',
    'view-box': 'viewBox="0 0 2000 2000"',
  }
  for (const [slug, size] of Object.entries(sheets)) {
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="90" height="90"/></svg>`
    const catalogue = makeCatalogue(slug)
    await storeWithoutPictures(own.db, { ...catalogue, brand: { ...catalogue.brand, logo } })
    await vi.waitFor(async () => {
      const { status } = await own.fetch(`/brand/${slug}/manifest.webmanifest`)
      expect(status).toBe(200)
    }, 10_000)
    const icon = await own.fetch(`/brand/${slug}/icons/maskable-512.png`)
    expect([slug, icon.status]).toEqual([slug, 200])
  }
})

test('another ground below the same logo gives its icons another address: browsers keep them for a year', async () => {
  await using own = await startTestServer()
  const catalogue = makeCatalogue('grounds')
  const readIcon = async () => {
    const answer = await own.fetch('/brand/grounds/manifest.webmanifest')
    return ((await answer.json()) as Partial<Manifest>).icons?.[2]?.src
  }
  await storeWithoutPictures(own.db, catalogue)
  const before = await vi.waitFor(async () => {
    const src = await readIcon()
    expect(src).toContain('maskable')
    return src
  }, 15_000)
  const tokens = { ...catalogue.brand.tokens, colours: { ground: { light: '#123456', dark: '#000000' } } }
  await storeWithoutPictures(own.db, { ...catalogue, brand: { ...catalogue.brand, tokens } })
  await vi.waitFor(async () => expect(await readIcon()).not.toBe(before), 15_000)
})

test('an icon is kept for a year under its own address alone: a process may not know the new logo yet', async () => {
  const path = '/brand/primorje-grill/icons/any-192.png'
  for (const address of [path, `${path}?v=another`]) {
    const answer = await server.fetch(address)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  }
})

test('an icon that could not be drawn once is drawn for the next customer', async () => {
  const drawing = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('out of memory'))
  const path = '/brand/ugolyok/icons/any-192.png'
  expect((await server.fetch(path)).status).toBe(500)
  drawing.mockRestore()
  expect((await server.fetch(path)).status).toBe(200)
})

test('what no brand has is not found', async () => {
  expect((await server.fetch('/brand/nobody/manifest.webmanifest')).status).toBe(404)
  expect((await server.fetch('/brand/nobody/icons/any-192.png')).status).toBe(404)
  expect((await server.fetch('/brand/ugolyok/icons/any-9999.png')).status).toBe(400)
})
