import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { leaveMapOut, openFirstVisit, openSearch, pickAddress, watchMapLog } from './location-steps.ts'
import { readStored } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

test('L-01 L-02 L-03 L-06 the boot’s popup asks for city, method and point, and leads back to the city', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await openFirstVisit(page, '')
  const dialog = page.getByRole('dialog', { name: 'Адрес' })
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('group', { name: 'Выберите город' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Закрыть' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Приветный' }).check()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('radio', { name: 'Доставка' })).toBeChecked()
  await expectAccessible()
  await expect(page.getByRole('textbox', { name: 'Комментарий' })).toHaveAttribute('rows', '2')
  // 56.25rem beside a map, or a sheet at the bottom.
  const box = await dialog.boundingBox()
  expect(box?.width).toBe(isMobile ? 390 : 900)
  if (isMobile) expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
  // No scrim: the page behind stays bright, and its language switch can be pressed.
  expect(await page.evaluate(() => document.elementFromPoint(4, 4)?.closest('main')?.className)).toBe(
    'boot-frame',
  )
  await page.getByRole('button', { name: /^Язык/ }).click({ trial: true })
  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  const takeaway = page.getByRole('group', { name: 'Пункты самовывоза' })
  await expect(takeaway.getByRole('radio')).toHaveCount(5)
  await expect(takeaway.getByRole('radio').first()).toBeChecked()
  await expect(takeaway).toContainText(
    /Центральный проспект, 18.*Приморская набережная, 14.*Правобережная набережная, 27/s,
  )
  await page.getByRole('button', { name: 'Приветный' }).click()
  await expect(page.getByRole('radio', { name: 'Приветный' })).toBeChecked()
})

test(
  'L-03 a tap on the form is never lost while the popup loads',
  { tag: '@mobile' },
  async ({ page, isMobile }) => {
    const popupFile = Promise.withResolvers<void>()
    await page.route('**/assets/popup-frame-*.js', async (route) => {
      await popupFile.promise
      await route.continue()
    })
    const formFile = page.waitForResponse('**/assets/place-step-*.js')
    await openFirstVisit(page)
    await (await formFile).finished()
    await expect(page.getByRole('status', { name: 'Загружаем…' })).toBeVisible()
    const early = page.getByRole('button', { name: /^Улица и дом/ }).tap({ timeout: 1500 })
    await expect(early).rejects.toThrow('Timeout')
    popupFile.resolve()
    await openSearch(page, isMobile)
  },
)

test(
  'a campaign’s link opens the popup at its place and moves no customer who has one',
  { tag: '@once' },
  async ({ page, open, venue }) => {
    await openFirstVisit(page, '?city=Приветный&method=takeaway')
    await expect(page.getByRole('radio', { name: 'Самовывоз' })).toBeChecked()
    await open('/?city=Солнцегорье&method=takeaway')
    expect(await readStored(page, 'city_id')).toBe(venue.cityId)
  },
)

test(
  'L-05 suggestions start at three letters, stay in the city and share one session, and late answers are dropped',
  { tag: '@once' },
  async ({ page, isMobile, expectAccessible }) => {
    const asked: { url: URL; language: string | undefined }[] = []
    await page.clock.install()
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/1/geo/suggest')
        asked.push({ url, language: request.headers()['accept-language'] })
    })
    await openFirstVisit(page)
    const field = await openSearch(page, isMobile)
    const told = (words: string) => page.getByRole('status').filter({ hasText: words })
    await field.pressSequentially('на')
    await field.press('End')
    await expect(page.getByRole('option')).toHaveCount(0)
    await field.pressSequentially('б 14')
    await expect(page.getByRole('option', { name: 'Набережная улица, 14' })).toBeVisible()
    await expectAccessible()
    expect(asked.map(({ url }) => url.searchParams.get('q'))).not.toContain('на')
    expect(new Set(asked.map(({ language }) => language))).toEqual(new Set(['ru']))
    expect(new Set(asked.map(({ url }) => url.searchParams.get('session'))).size).toBe(1)
    expect(asked[0]?.url.searchParams.get('bounds')).toBe('34.163,43.98,34.237,44.022')
    await field.fill('щщщщщщ')
    await expect(told('Адрес не найден')).toHaveCount(1)
    await field.fill('')
    await expect(page.getByText('Адрес не найден')).toHaveCount(0)

    await page.route('**/1/geo/suggest*', (route) => route.fulfill({ status: 422, json: { errors: [] } }))
    await field.fill('прим')
    await expect(told('Подсказки не загрузились')).toHaveCount(1)
    await page.unroute('**/1/geo/suggest*')
    const release = await holdSuggestions(page)
    const slow = page.waitForRequest(slowQuestion)
    await field.fill('улица с')
    await slow
    await expect(told('Загружаем…')).toHaveCount(1)
    await field.fill('прим 14')
    await expect(page.getByRole('option', { name: 'Приморская набережная, 14' })).toBeVisible()
    release()
    await expect(page.getByRole('option').first()).toContainText(/прим/i)

    await page.clock.pauseAt(Date.now() + 3_600_000)
    const before = asked.length
    await field.fill('кл')
    await page.clock.runFor(5000)
    await field.fill('кле')
    await page.clock.runFor(149)
    await field.fill('клен')
    await page.clock.runFor(149)
    expect(asked.length).toBe(before)
    await page.clock.runFor(1)
    await expect.poll(() => asked.slice(before).map(({ url }) => url.searchParams.get('q'))).toEqual(['клен'])
    await field.fill('пар')
    await page.clock.runFor(150)
    await expect.poll(() => asked.at(-1)?.url.searchParams.get('q')).toBe('пар')
  },
)

/** The request for “улица с”. */
const slowQuestion = /suggest\?q=[^&]*%20%D1%81/

async function holdSuggestions(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(slowQuestion, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

test(
  'L-05 L-16 without a map the address can be typed, and a failed suggestion leaves the field usable',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    const logged = watchMapLog(page)
    await openFirstVisit(page)
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    await expect(page.getByText('Карта не загрузилась. Адрес можно ввести текстом')).toBeVisible()
    expect(logged).toEqual([expect.stringContaining('embedded-map')])
    await page.getByRole('button', { name: 'Назад' }).click()
    await pickAddress(page, isMobile, 'приморская 14', 'Приморская набережная, 14')
    await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()

    const title = 'Приморская набережная, 16'
    // Without details, which then need another call.
    await page.route('**/1/geo/suggest*', (route) =>
      route.fulfill({ json: [{ placeId: 'sea-16', title, highlights: [] }] }),
    )
    const place = '**/1/geo/places/**'
    await page.route(place, (route) => route.fulfill({ status: 422, json: { errors: [] } }))
    await page.getByRole('button', { name: 'Введите адрес' }).click()
    const field = page.getByRole('combobox', { name: 'Введите адрес' })
    const pick = async () => {
      await field.fill('приморская 16')
      await page.getByRole('option', { name: title }).click()
    }
    await pick()
    await expect(page.getByText('Не удалось определить адрес. Попробуйте ещё раз').last()).toBeVisible()
    await expect(field).toBeFocused()
    await page.unroute(place)
    await page.route(place, () => undefined)
    const held = page.waitForRequest(place)
    await pick()
    await held
    await field.press('End')
    await page.keyboard.type('а')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(field).toBeFocused()
  },
)
