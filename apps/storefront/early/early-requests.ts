import type { DocumentSettings } from '@lavash/contract/document-settings'
import type { Photo } from '@lavash/contract/photos'
import type { photoSizes } from '@lavash/rulebook/site/layout-sizes'
import type { EarlyAnswers } from '#api/early-answers.ts'

/**
 * Runs inside the document and sends the boot's requests in the boot's order (B-02), while the storefront's script is
 * loading. Only this browser knows the venue of the last visit. A request that fails, for example for a vanished
 * venue, is ignored here: the boot asks again and tells the error.
 */
type EarlyCall =
  | 'now'
  | 'cities.list'
  | 'restos.list'
  | 'restos.show'
  | 'restos.deliveries'
  | 'menus.position-groups'
  | 'menus.positions'
  | 'restos.promotions'
  | 'restos.availability'
  | 'restos.modifiers'
  | 'restos.working-hours'
  | 'restos.pre-order-hours'

/** Filled in by the build. */
declare const CALL_PATHS: Readonly<Record<EarlyCall, string>>
declare const ZONES_PAGE_SIZE: number
declare const PHOTO_SIZES: typeof photoSizes
/** Files that the storefront loads next: the pages, or the question for a place, and what one page needs besides. */
declare const FIRST_FILES: Readonly<Record<'menu' | 'place' | 'dish' | 'cart', readonly string[]>>

/** The second file of texts in each language. */
declare const LATER_TEXTS: Readonly<Record<string, string>>

type Settings = Pick<DocumentSettings, 'apiBase' | 'whiteLabel' | 'locale' | 'isPreOrderOn' | 'brand'>

interface Resto {
  readonly id: number
  readonly menus: readonly {
    readonly id: number
    readonly isDelivery: boolean
    readonly isTakeAway: boolean
  }[]
}

type Reader = (copy: Response) => Promise<unknown>
type Query = Readonly<Record<string, string | number | undefined>>

function start(settings: Settings): void {
  const { whiteLabel, brand } = settings
  const base = settings.apiBase.replace(/\/+$/, '')
  // A link into another language is no stored choice, but it holds for the visit: see choose-locale.ts.
  if (/[?&]lang=/.test(location.search)) sessionStorage.setItem('locale', JSON.stringify(settings.locale))
  const wished = [readStored('app_locale'), readVisit('locale'), settings.locale, brand.locales[0]]
  const locale = wished.map((wish) => brand.locales.find((known) => known === wish)).find(Boolean) ?? 'ru'
  const clock: NonNullable<EarlyAnswers['clock']> = { askedAtMs: Date.now() }
  if (locale !== document.documentElement.lang) document.documentElement.dataset['splash'] = 'other'
  const early: EarlyAnswers = { answers: new Map(), missed: new Set(), clock }
  window.lavashEarly = early
  const dish = readDish()
  const sizes = PHOTO_SIZES

  function ask(name: EarlyCall, id?: number, query: Query = {}, read?: Reader): Promise<Response> {
    const search = Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
      .join('&')
    const url = base + CALL_PATHS[name].replace(/:\w+/, String(id)) + (search && `?${search}`)
    const key = `${locale} ${url}`
    if (early.missed.has(key)) throw new Error('The storefront was faster')
    const asked = fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json', 'accept-language': locale },
    })
    const answer =
      read === undefined ? asked : asked.then((response) => read(response.clone()).then(() => response))
    early.answers.set(key, answer)
    // The error is told by the call that takes this answer.
    answer.catch(() => undefined)
    return answer
  }

  /** Resolves before the storefront gets the answer, so that follow-up requests are sent by this script only. */
  function askJson<Answer>(name: EarlyCall, id?: number, query?: Query): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const read: Reader = (copy) => copy.json().then(resolve, reject)
      ask(name, id, query, read).catch(reject)
    })
  }

  async function askVenue(cityId: unknown, restoId: unknown, isDelivery: boolean): Promise<void> {
    const listed = askJson<{ id: number }[]>('restos.list', undefined, { cityId: Number(cityId), whiteLabel })
    const chosen = askJson<Resto>('restos.show', Number(restoId))
    const others = (await listed).filter(({ id }) => id !== restoId)
    const restos = await Promise.all([chosen, ...others.map(({ id }) => askJson<Resto>('restos.show', id))])
    for (const { id, menus } of restos) {
      const isDelivering = menus.some((menu) => menu.isDelivery)
      if (isDelivering) void ask('restos.deliveries', id, { size: ZONES_PAGE_SIZE, whiteLabel })
    }
    const [resto] = restos
    const menus = resto.menus.filter((menu) => (isDelivery ? menu.isDelivery : menu.isTakeAway))
    for (const { id } of menus) void ask('menus.position-groups', id)
    for (const { id } of menus) {
      const positions = ask('menus.positions', id)
      if (id === dish?.menuId) preloadPhoto(positions, sizes.dish, dish.id).catch(ignore)
    }
    const promotions = ask('restos.promotions', resto.id)
    if (location.pathname === '/') preloadPhoto(promotions, sizes.promotion).catch(ignore)
    void ask('restos.availability', resto.id)
    void ask('restos.modifiers', resto.id)
    void ask('restos.working-hours', resto.id)
    if (settings.isPreOrderOn === true) void ask('restos.pre-order-hours', resto.id)
    // After everything that the boot itself waits for.
    if (dish !== undefined) files.dish.forEach(preload)
    if (location.pathname === '/cart') [...files.cart, LATER_TEXTS[locale] ?? ''].forEach(preload)
  }

  void ask('now').then(({ ok }) => {
    if (ok) clock.heardAtMs = Date.now()
  }, ignore)
  void ask('cities.list', undefined, { whiteLabel })
  const [cityId, restoId] = [readStored('city_id'), readStored('resto_id')]
  const hasVenue = cityId !== null && restoId !== null
  const files = FIRST_FILES
  files[hasVenue ? 'menu' : 'place'].forEach(preload)
  if ('requestIdleCallback' in window)
    prepare(locale, [Intl.Collator, Intl.NumberFormat, Intl.DateTimeFormat])
  if (!hasVenue) return
  askVenue(cityId, restoId, readStored('order_delivery_method') === 'DELIVERY').catch(ignore)
}

/**
 * The first Intl formatter makes the browser read its tables, a tenth of a second on a slow phone. Each of these
 * reads a part of them while the page waits for the network. A browser that is never idle reads them anyway before
 * the page is drawn.
 */
function prepare(locale: string, [make, ...others]: ((locale: string) => unknown)[]): void {
  if (make === undefined) return
  const work = () => {
    make(locale)
    prepare(locale, others)
  }
  requestIdleCallback(work, { timeout: 50 })
}

/** After the first paint, behind the script that asks for these files (build/start-after-paint.ts). */
function preload(address: string): void {
  const link = document.createElement('link')
  const isStyle = address.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = address
  // A tab in the background paints nothing, so it does not wait.
  const begin = () => document.head.append(link)
  if (document.hidden) begin()
  else requestAnimationFrame(() => requestAnimationFrame(begin))
}

/** Preloads the page's largest picture with the same attributes as ui/picture.tsx, so that it is loaded once. */
async function preloadPhoto(answer: Promise<Response>, sizes: string, wantedId?: number): Promise<void> {
  const listed = (await (await answer).clone().json()) as { id: number; photos: Photo[] }[]
  const shown = wantedId === undefined ? listed[0] : listed.find(({ id }) => id === wantedId)
  const variants = shown?.photos[0]?.variants.filter(({ format }) => format === 'avif') ?? []
  if (variants.length === 0) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.type = 'image/avif'
  link.fetchPriority = 'high'
  link.imageSizes = sizes
  link.imageSrcset = variants
    .toSorted((first, second) => first.width - second.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
  document.head.append(link)
}

function readDish(): { menuId: number; id: number } | undefined {
  const [, menuId, id] = /^\/menus\/(\d+)\/positions\/(\d+)$/.exec(location.pathname) ?? []
  return id === undefined ? undefined : { menuId: Number(menuId), id: Number(id) }
}

function readStored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

function readVisit(key: string): unknown {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null')
}

function ignore(): void {
  // The boot asks again and tells what is wrong.
}

/** applies the theme before the first paint, which is the document's. */
function showTheme(): void {
  const theme = readVisit('theme')
  if (theme === 'light' || theme === 'dark' || theme === 'system')
    document.documentElement.dataset['theme'] = theme
}

try {
  showTheme()
  start(JSON.parse(document.getElementById('lavash-config')?.textContent ?? ''))
} catch {
  // Settings or storage are missing or broken. The storefront tells it and sends its own requests.
}
