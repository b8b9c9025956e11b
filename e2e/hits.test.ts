import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeSettings, readStored, storeBefore, toStored } from './visit.ts'

declare global {
  interface Window {
    seenHits?: unknown[][]
    dataLayer?: IArguments[]
    ym?: { a?: unknown[][] }
  }
}

async function walk(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).click()
  await expect(page).toHaveURL('/promotions')
  // Waits for address, title and content. A press on a footer that moves is no click.
  await page.getByRole('heading', { level: 2, name: 'Комбо на двоих' }).waitFor()
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '/promotions?utm=x#top'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Заведения' }).click()
  await expect(page).toHaveURL('/restos')
}

const pathsOf = (urls: readonly unknown[]) => urls.map((url) => new URL(String(url)).pathname)

test('A-14 Yandex Metrica is loaded after consent and gets one hit for each path', async ({
  page,
  venue,
}) => {
  const loaded: string[] = []
  await page.route('https://mc.yandex.ru/**', async (route) => {
    loaded.push(route.request().url())
    // Like the real script, the double first takes over the calls that waited.
    const body = `const waiting = window.ym.a ?? []; window.seenHits = [];
      window.ym = (...call) => { window.seenHits.push(call) }; waiting.forEach((call) => window.ym(...call))`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await changeSettings(page, { analyticsProvider: 'metrica', analyticsCounterId: '12345678' })
  await storeBefore(page, { ...toStored(venue), person_cookies_consent_accepted: null })
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: 'Согласие на cookie' })
  await expect(notice).toBeVisible()
  expect(loaded).toEqual([])
  await notice.getByRole('button', { name: 'Хорошо' }).click()
  await expect(notice).toHaveCount(0)
  expect(await readStored(page, 'person_cookies_consent_accepted')).toBe(true)
  await expect.poll(() => page.evaluate(() => window.seenHits?.length)).toBe(2)
  await walk(page)
  await expect.poll(() => page.evaluate(() => window.seenHits?.length)).toBe(4)
  const calls = await page.evaluate(() => window.seenHits ?? [])
  expect(calls[0]).toEqual([12345678, 'init', expect.objectContaining({ defer: true })])
  expect(pathsOf(calls.slice(1).map((call) => call[2]))).toEqual(['/', '/promotions', '/restos'])
  expect(calls[3]?.[3]).toMatchObject({ title: 'Заведения — Уголёк' })
})

test('A-14 refusing cookies loads no counter and is remembered', async ({ page, venue, problems }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
  })
  await changeSettings(page, { analyticsProvider: 'ga4', analyticsCounterId: 'G-1' })
  await storeBefore(page, { ...toStored(venue), person_cookies_consent_accepted: null })
  await page.goto('/')
  await page.getByRole('button', { name: 'Только необходимые' }).click()
  await walk(page)
  await page.reload()
  await page.locator('#content').waitFor()
  await expect(page.getByRole('button', { name: 'Только необходимые' })).toHaveCount(0)
  expect(foreign.filter((url) => url.includes('google'))).toEqual([])
  expect(problems).toEqual([])
})

test('A-14 Google Analytics 4 gets one page view for each path', async ({ page, venue }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await changeSettings(page, { analyticsProvider: 'ga4', analyticsCounterId: 'G-1' })
  await storeBefore(page, { ...toStored(venue), person_cookies_consent_accepted: true })
  await page.goto('/')
  await walk(page)
  const read = () => page.evaluate(() => (window.dataLayer ?? []).map((call) => [...call] as unknown[]))
  await expect.poll(async () => (await read()).length).toBe(5)
  const calls = await read()
  expect(calls[1]).toEqual(['config', 'G-1', { send_page_view: false }])
  const views = calls.slice(2).map((call) => (call[2] as { page_location: string }).page_location)
  expect(pathsOf(views)).toEqual(['/', '/promotions', '/restos'])
})

test('A-14 Plausible gets one event for each path', async ({ page, venue }) => {
  const events: { name: string; domain: string; url: string }[] = []
  await page.route('**/api/event', async (route) => {
    events.push(JSON.parse(route.request().postData() ?? '{}') as (typeof events)[number])
    await route.fulfill({ status: 202 })
  })
  // A Plausible of one's own: the page's policy names it.
  await changeSettings(page, {
    analyticsProvider: 'plausible',
    analyticsCounterId: 'order.example.com',
    analyticsUrl: 'https://stats.example',
  })
  await storeBefore(page, { ...toStored(venue), person_cookies_consent_accepted: true })
  await page.goto('/')
  await walk(page)
  await expect.poll(() => events.length).toBe(3)
  expect(pathsOf(events.map(({ url }) => url))).toEqual(['/', '/promotions', '/restos'])
  expect(events[0]).toMatchObject({ name: 'pageview', domain: 'order.example.com' })
})
