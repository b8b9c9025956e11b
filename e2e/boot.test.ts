import type { Page } from '@playwright/test'
import { readJson } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut } from './location-steps.ts'
import {
  changeSettings,
  chooseLanguage,
  makePatient,
  readStored,
  storeBefore,
  storeElsewhere,
  toStored,
} from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

test(
  'B-03 M-01 the boot loader asks for city and venue, says why in each language, and closes only after the choice',
  { tag: '@once' },
  async ({ page, expectAccessible }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Уголёк' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: 'Выберите город' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Продолжить' })).toBeDisabled()
    await expectAccessible()
    await page.getByRole('radio', { name: 'Приветный' }).check()
    await chooseLanguage(page, 'English')
    await expect(page.getByRole('radio', { name: 'Privetny' })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await chooseLanguage(page, 'Русский')
    await page.getByRole('button', { name: 'Продолжить' }).click()
    const reason = page.getByText('Укажите адрес, чтобы мы могли показать вам актуальное меню')
    await expect(reason).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Самовывоз' }).check()
    await expect(reason).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Центральный проспект, 18' })).toBeChecked()
    await expectAccessible()
    await page.getByRole('radio', { name: 'Городской пляж' }).check()
    await page.getByRole('button', { name: 'Показать меню' }).click()
    await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
    expect(await readStored(page, 'order_delivery_method')).toBe('TAKE_AWAY')
    await page.reload()
    await expect(page.getByText('Городской пляж, пирс 3').first()).toBeVisible()
  },
)

test(
  'B-02 a boot sends its calls in order and once, and pre-order hours only with pre-order on',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    await storeBefore(page, toStored(venue))
    await watchEarlyAnswers(page)
    const asked: string[] = []
    const addresses: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (!pathname.startsWith('/1/') || /photos|events/.test(pathname)) return
      // Once more when the venue's stream is open: what was stopped in between is told by no event.
      if (pathname.endsWith('/availability') && asked.includes(pathname)) return
      asked.push(pathname)
      addresses.push(`ru ${pathname}${search}`)
    })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
    const steps = [
      /^\/1\/now$/,
      /^\/1\/p\/cities$/,
      /^\/1\/p\/restos$/,
      /^\/1\/p\/restos\/\d+$/,
      /^\/1\/restos\/\d+\/deliveries$/,
      /position-groups$|positions$|promotions$|availability$|modifiers$|time-slots$|working-hours$|pre-order-hours$/,
    ]
    const seen = asked.map((path) => steps.findIndex((step) => step.test(path)))
    expect(seen).not.toContain(-1)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    const { restoId } = venue
    const last = [
      'promotions',
      'availability',
      'positions/modifiers',
      'position-time-slots',
      'working-hours',
      'pre-order-hours',
    ]
    expect(asked).toEqual(expect.arrayContaining(last.map((name) => `/1/restos/${restoId}/${name}`)))
    // The document's script sends the boot's requests with identical addresses. Only the slots wait for the clock.
    const early = await readEarlyAnswers(page)
    expect(early.untaken).toEqual([])
    expect(early.asked.toSorted()).toEqual(addresses.filter((url) => !url.includes('time-slots')).toSorted())
    const label = `whiteLabel=${venue.whiteLabel}`
    const zones = addresses.filter((url) => url.includes('/deliveries'))
    expect(zones.length).toBeGreaterThan(1)
    for (const url of zones) expect(url).toMatch(new RegExp(`\\?size=100&${label}$`))
    // The venue's clock, by the server's time: this device is weeks away from it.
    const slots = addresses.find((url) => url.includes('time-slots')) ?? ''
    const time = new URLSearchParams(slots.split('?')[1]).get('time') ?? ''
    expect(time).toMatch(/^2026-11-16T12:\d\d:\d\d\+03:00$/)
    const { utc_time } = await readJson<{ utc_time: string }>(server, '/1/now')
    expect(Math.abs(Date.parse(utc_time) - Date.parse(time))).toBeLessThan(60_000)

    await changeSettings(page, { isPreOrderOn: false })
    asked.splice(0)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
    expect(asked.filter((path) => path.endsWith('pre-order-hours'))).toEqual([])
  },
)

test(
  'B-02 configured defaults are applied on the first boot only',
  { tag: '@once' },
  async ({ page, venue }) => {
    await changeSettings(page, {
      defaultCityId: venue.cityId,
      defaultDeliveryMethod: 'TAKE_AWAY',
      defaultRestoId: venue.restoId,
    })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
    expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
    await page.evaluate((id) => window.localStorage.setItem('resto_id', String(id)), venue.otherRestoId)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
    expect(await readStored(page, 'resto_id')).toBe(venue.otherRestoId)
  },
)

test('a link into a menu is kept through the boot', { tag: '@once' }, async ({ page, venue }) => {
  await page.goto(`/menus/${venue.menuIds[1]}`)
  await page.getByRole('radio', { name: 'Приветный' }).check()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  await page.getByRole('button', { name: 'Показать меню' }).click()
  await expect(page).toHaveURL(`/menus/${venue.menuIds[1]}`)
  await expect(page).toHaveTitle('Завтраки — Уголёк')
})

test(
  'a link to something that the chosen venue does not have goes home with a notice',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/promotions/999999')
    await page.getByRole('radio', { name: 'Приветный' }).check()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await page.getByRole('radio', { name: 'Самовывоз' }).check()
    await page.getByRole('button', { name: 'Показать меню' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('В выбранном заведении этого нет')).toBeVisible()
  },
)

test(
  'a missing file, a vanished venue, or a venue that another tab removed leaves no empty page',
  { tag: '@once' },
  async ({ page, venue, open, problems }) => {
    const languageMenu = /\/assets\/menu-list-[^/]*\.js$/
    const promotions = page.getByRole('link', { name: 'Акции' }).first()
    const retry = page.getByRole('alert').getByRole('button', { name: 'Повторить' })
    await open('/')
    await page.route(languageMenu, (route) => route.abort())
    await page.getByRole('button', { name: /^Язык/ }).click()
    await expect(retry).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Уголёк' })).toBeVisible()
    expect(problems.splice(0).join()).toContain('dynamically imported module')
    await page.unroute(languageMenu)
    await retry.click()
    await expect(promotions).toBeVisible()
    // The state between a city and its venue, as another tab stores them one after the other.
    await storeElsewhere(page, 'resto_id', 999_999)
    await expect(retry).toBeVisible()
    expect(problems.splice(0).join()).toContain('The venue is asked for before one is chosen')
    await storeElsewhere(page, 'resto_id', venue.otherRestoId)
    await expect(promotions).toBeVisible()
    await storeElsewhere(page, 'resto_id', null)
    await expect(page.getByRole('radio', { name: 'Самовывоз' })).toBeVisible()
    expect(problems).toEqual([])
  },
)

test('toasts whose file does not arrive break nothing else', { tag: '@once' }, async ({ page, open }) => {
  await page.route(/\/assets\/toast-area-[^/]*\.js$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-area'))
  await open('/promotions/999999')
  await failed
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Акции' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
})

interface EarlyWindow extends Window {
  earlyAsked?: string[]
  earlyUntaken?: string[]
}

/** Records what the document's script requests and, when the boot drops the rest, which answers nobody used. */
function watchEarlyAnswers(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const own: EarlyWindow = window
    let early: { answers: Map<string, unknown> } | undefined
    Object.defineProperty(window, 'lavashEarly', {
      get: () => early,
      set: (next: typeof early) => {
        if (next === undefined) own.earlyUntaken = [...(early?.answers.keys() ?? [])]
        const asked: string[] = (own.earlyAsked ??= [])
        const set = next?.answers.set.bind(next.answers)
        if (next !== undefined && set !== undefined) {
          next.answers.set = (key, answer) => {
            asked.push(key)
            return set(key, answer)
          }
        }
        early = next
      },
    })
  })
}

function readEarlyAnswers(page: Page): Promise<{ asked: string[]; untaken: string[] | undefined }> {
  return page.evaluate(() => {
    const { earlyAsked = [], earlyUntaken }: EarlyWindow = window
    return { asked: earlyAsked, untaken: earlyUntaken }
  })
}

test(
  'a page in its own file appears complete after the brand, without a spinner in between',
  { tag: '@once' },
  async ({ page, venue }) => {
    await storeBefore(page, toStored(venue))
    await makePatient(page)
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const content = document.querySelector('#content')
        if (content === null) return
        watch.disconnect()
        Object.assign(window, { firstWords: content.textContent })
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    for (const [path, words] of [
      ['/cart', 'Ваша корзина пуста'],
      ['/restos', 'Центральный проспект, 18'],
    ] as const) {
      await page.goto(path)
      await page.locator('#content').waitFor()
      const first = await page.evaluate(() => (window as { firstWords?: string }).firstWords)
      expect(first, path).toContain(words)
    }
  },
)
