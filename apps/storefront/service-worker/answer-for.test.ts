import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listPageRoots, sitePages } from '@lavash/rulebook/site/site-pages'
import { makeCaches } from './make-caches.ts'

const origin = 'https://shop.example'
const files = (version: string) => [`/assets/main-${version}.js`, `/assets/main-${version}.css`]
const documentOf = (version: string) =>
  `<link href="/assets/main-${version}.css"><script>import("/assets/main-${version}.js")</script>`

let caches: ReturnType<typeof makeCaches>
let tabs: number
let isOnline: boolean
/** The versions that the servers run: one, or two during an upgrade. */
let served: { document: string; files: readonly string[] }

beforeEach(() => {
  caches = makeCaches()
  tabs = 1
  isOnline = true
  serve('old')
  vi.stubGlobal('caches', caches)
  const tab = { postMessage: () => undefined }
  vi.stubGlobal('self', { clients: { matchAll: async () => Array.from({ length: tabs }, () => tab) } })
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (!isOnline) throw new TypeError('no network')
    return answer(new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname)
  })
})

afterEach(() => vi.unstubAllGlobals())

function serve(document: string, ...versions: string[]): void {
  served = { document: documentOf(document), files: [document, ...versions].flatMap(files) }
}

function answer(path: string): Response {
  if (path.startsWith('/assets/'))
    return new Response(path, { status: served.files.includes(path) ? 200 : 404 })
  if (path === '/1/now') return Response.json({ utc_time: '2026-11-16T09:00:00Z' })
  if (path.startsWith('/brand/'))
    return new Response('<svg/>', { headers: { vary: 'accept-language, accept' } })
  if (path.startsWith('/1/')) return Response.json(path, { headers: { vary: 'accept-language' } })
  return new Response(served.document)
}

async function startWorker(version: string) {
  vi.resetModules()
  vi.stubGlobal('PAGE_ROOTS', listPageRoots())
  vi.stubGlobal('SHELL_FILES', files(version))
  vi.stubGlobal('SHELL_VERSION', version)
  const { answerFor } = await import('./answer-for.ts')
  const { deleteOldCaches, keepShell } = await import('./kept.ts')
  const ask = (path: string, locale = 'ru') =>
    answerFor(new Request(origin + path, { headers: { 'accept-language': locale } }), origin)
  return {
    install: keepShell,
    activate: deleteOldCaches,
    ask,
    read: async (path: string, locale?: string) => (await ask(path, locale)?.catch(() => undefined))?.text(),
    visit: (path: string) => answerFor(toNavigation(path), origin),
    open: async (path: string) => (await answerFor(toNavigation(path), origin))?.text(),
  }
}

/** Node cannot make a request with this mode. */
function toNavigation(path: string): Request {
  return Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' })
}

async function startInstalled(version: string) {
  const worker = await startWorker(version)
  await worker.install()
  return worker
}

test('a document is kept with the files it names: after a release both are of the new version', async () => {
  const old = await startInstalled('old')
  await old.open('/')
  serve('new')
  const next = await startInstalled('new')
  await next.activate()
  isOnline = false
  expect(await next.open('/')).toBe(documentOf('new'))
  expect(await next.read('/assets/main-new.js')).toBe('/assets/main-new.js')
  expect([...caches.named.keys()]).not.toContain('shell old')
})

test('a document of a version whose files are not kept does not take the place of one whose files are', async () => {
  const old = await startInstalled('old')
  serve('new')
  expect(await old.open('/')).toBe(documentOf('new'))
  isOnline = false
  expect(await old.open('/')).toBe(documentOf('old'))
})

test('an upgrade under way: until the new document has come, the old one opens with its files', async () => {
  await startInstalled('old')
  serve('old', 'new')
  const next = await startInstalled('new')
  await next.activate()
  isOnline = false
  expect(await next.open('/')).toBe(documentOf('old'))
  expect(await next.read('/assets/main-old.js')).toBe('/assets/main-old.js')
  isOnline = true
  serve('new')
  await next.open('/')
  isOnline = false
  expect(await next.open('/')).toBe(documentOf('new'))
})

test('the page of a portal that stands before the network is shown, and not kept as ours', async () => {
  const worker = await startInstalled('old')
  served = { ...served, document: '<h1>Welcome to our hotel</h1>' }
  expect(await worker.open('/')).toContain('hotel')
  isOnline = false
  expect(await worker.open('/')).toBe(documentOf('old'))
})

test('CO-07 what a preview of a draft answers is shown and not kept', async () => {
  const worker = await startInstalled('old')
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('no network')
    return new Response(`${documentOf('old')} draft`, { headers: { 'x-lavash-preview': '1' } })
  })
  expect(await worker.open('/')).toContain('draft')
  expect(await worker.read('/brand/ugolyok/logo.svg')).toContain('draft')
  isOnline = false
  expect(await worker.open('/')).toBe(documentOf('old'))
  expect(await worker.read('/brand/ugolyok/logo.svg')).toBeUndefined()
})

test('a new version leaves another tab the files of its own, and those of two versions at most', async () => {
  for (const version of ['1', '2', '3']) {
    serve(version)
    await startInstalled(version)
  }
  tabs = 2
  serve('4')
  const next = await startInstalled('4')
  await next.activate()
  expect(await next.read('/assets/main-3.js')).toBe('/assets/main-3.js')
  expect([...caches.named.keys()]).toEqual(['shell 2', 'shell 3', 'shell 4'])
  tabs = 1
  await next.activate()
  expect([...caches.named.keys()]).toEqual(['shell 4'])
})

test('a chain of sixty venues in two languages is kept whole, with the document and the clock', async () => {
  const worker = await startInstalled('old')
  await worker.open('/')
  await worker.ask('/1/now')
  const venues = Array.from({ length: 60 }, (_, index) => index)
  for (const locale of ['ru', 'en'])
    for (const id of venues) {
      await worker.ask(`/1/p/restos/${id}`, locale)
      await worker.ask(`/1/restos/${id}/deliveries`, locale)
    }
  isOnline = false
  expect(await worker.open('/')).toBe(documentOf('old'))
  expect(await worker.read('/1/now', 'en')).toContain('utc_time')
  expect(await worker.read('/1/p/restos/0')).toBe('"/1/p/restos/0"')
  expect(await worker.read('/1/restos/59/deliveries', 'en')).toBe('"/1/restos/59/deliveries"')
})

test('what was not asked for longest is dropped in time', async () => {
  const worker = await startInstalled('old')
  for (let id = 0; id < 700; id += 1) await worker.ask(`/1/p/restos/${id}`)
  expect(caches.named.get('answers 1')?.entries.length).toBeLessThanOrEqual(620)
  isOnline = false
  expect(await worker.read('/1/p/restos/0')).toBeUndefined()
  expect(await worker.read('/1/p/restos/699')).toBeDefined()
})

test('where the disk is full the answer arrives and the earlier copy stays', async () => {
  const worker = await startInstalled('old')
  await worker.ask('/1/p/cities')
  const answers = await caches.open('answers 1')
  answers.isFull = true
  expect(await worker.read('/1/p/cities')).toBe('"/1/p/cities"')
  isOnline = false
  expect(await worker.read('/1/p/cities')).toBe('"/1/p/cities"')
})

test('the worker leaves a returning sign-in popup to the browser and answers the page itself', async () => {
  const worker = await startInstalled('old')
  expect(worker.visit('/auth?code=1&state=abc')).toBeUndefined()
  expect(await worker.open('/auth')).toBe(documentOf('old'))
})

test('the worker answers every page of the storefront and leaves pages of the server alone', async () => {
  const worker = await startInstalled('old')
  for (const { path } of Object.values(sitePages))
    expect(await worker.open(path.replaceAll(/:\w+/g, '1'))).toBe(documentOf('old'))
  for (const path of ['/docs', '/dev/inbox', '/sandbox/payments/1', '/office/board', '/authors'])
    expect(worker.visit(path)).toBeUndefined()
})

test('the logo that was kept for a first visit is there without a network, whatever headers an image asks with', async () => {
  const worker = await startWorker('old')
  await worker.install()
  const logo = '/brand/ugolyok/logo.svg?v=1'
  await keepFor(logo, 'ru')
  isOnline = false
  expect(await worker.read(logo, 'ru-RU,ru;q=0.9,en;q=0.8')).toBe('<svg/>')
})

async function keepFor(path: string, locale: string): Promise<void> {
  const { keepLoaded } = await import('./answer-for.ts')
  await keepLoaded({ loaded: [origin + path], locale }, origin)
}
