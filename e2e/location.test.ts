import { expect, test } from './fixtures.ts'
import { leaveMapOut, openFirstVisit, openSearch, pickAddress, placeButton } from './location-steps.ts'
import { readStored } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

test('L-01 L-02 the popup of the boot asks for a city first, cannot be dismissed and leads back to the cities', async ({
  page,
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
  await page.getByRole('button', { name: 'Приветный' }).click()
  await expect(page.getByRole('radio', { name: 'Приветный' })).toBeChecked()
})

test(
  'L-01 the popup closes by its button once there is a venue, and forgets what was not saved (L-13)',
  { tag: '@once' },
  async ({ page, open, venue }) => {
    await open()
    await placeButton(page).click()
    await page.getByRole('radio', { name: 'Городской пляж' }).check()
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
    await placeButton(page).click()
    await expect(page.getByRole('radio', { name: 'Центральный проспект, 18' })).toBeChecked()
  },
)

test(
  'L-03 a form that its popup would begin anew is not shown before it: no tap is lost',
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

test('L-03 L-06 both methods have a toggle; takeaway begins with the first point, by order', async ({
  page,
}) => {
  await openFirstVisit(page)
  await expect(page.getByRole('radio', { name: 'Доставка' })).toBeChecked()
  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  const points = page.getByRole('group', { name: 'Пункты самовывоза' }).getByRole('radio')
  await expect(points).toHaveCount(5)
  await expect(points.first()).toBeChecked()
  await expect(page.getByRole('group', { name: 'Пункты самовывоза' })).toContainText(
    /Центральный проспект, 18.*Приморская набережная, 14.*Правобережная набережная, 27/s,
  )
})

test(
  'a campaign’s link opens the popup at its place and moves nobody who has one',
  { tag: '@once' },
  async ({ page, open, venue }) => {
    await openFirstVisit(page, '?city=Приветный&method=takeaway')
    await expect(page.getByRole('radio', { name: 'Самовывоз' })).toBeChecked()
    await open('/?city=Солнцегорье&method=takeaway')
    expect(await readStored(page, 'city_id')).toBe(venue.cityId)
  },
)

test('L-05 suggestions come from three letters, for the city, in the language, under one session', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const asked: { url: URL; language: string | undefined }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/1/geo/suggest') asked.push({ url, language: request.headers()['accept-language'] })
  })
  await openFirstVisit(page)
  const field = await openSearch(page, isMobile)
  await field.pressSequentially('на')
  await field.press('End')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.pressSequentially('б 14')
  await expect(page.getByRole('option', { name: 'Набережная улица, 14' })).toBeVisible()
  await expectAccessible()
  expect(asked.map(({ url }) => url.searchParams.get('q'))).not.toContain('на')
  expect(new Set(asked.map(({ language }) => language))).toEqual(new Set(['ru']))
  expect(new Set(asked.map(({ url }) => url.searchParams.get('session'))).size).toBe(1)
  expect(asked[0]?.url.searchParams.get('bounds')?.split(',')).toHaveLength(4)
  await field.fill('щщщщщщ')
  await expect(page.getByRole('status').filter({ hasText: 'Адрес не найден' })).toHaveCount(1)
  await field.fill('')
  await expect(page.getByText('Адрес не найден')).toHaveCount(0)
})

test(
  'L-05 a slow answer is waited for in sight, and a late one does not stand below a newer text',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/suggest\?q=[^&]*%20%D1%81/, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await openFirstVisit(page)
    const field = await openSearch(page, isMobile)
    const slow = page.waitForRequest(/suggest\?q=[^&]*%20%D1%81/)
    await field.fill('улица с')
    await slow
    await expect(page.getByRole('status').filter({ hasText: 'Загружаем…' })).toHaveCount(1)
    await field.fill('наб 14')
    await expect(page.getByRole('option', { name: 'Набережная улица, 14' })).toBeVisible()
    release?.()
    await expect(page.getByRole('option').first()).toContainText(/наб/i)
  },
)

test(
  'L-05 failing suggestions are told, and the next try works',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await page.route('**/1/geo/suggest*', (route) => route.fulfill({ status: 422, json: { errors: [] } }))
    await openFirstVisit(page)
    const field = await openSearch(page, isMobile)
    await field.fill('наб')
    await expect(page.getByRole('status').filter({ hasText: 'Подсказки не загрузились' })).toHaveCount(1)
    await page.unroute('**/1/geo/suggest*')
    await field.fill('наб 14')
    await expect(page.getByRole('option', { name: 'Набережная улица, 14' })).toBeVisible()
  },
)

test(
  'L-16 without a map the address is still typed, and the customer is told',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await openFirstVisit(page)
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    await expect(page.getByText('Карта не загрузилась. Адрес можно ввести текстом')).toBeVisible()
    await page.getByRole('button', { name: 'Назад' }).click()
    await pickAddress(page, isMobile, 'приморская 14', 'Приморская набережная, 14')
    await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  },
)

test(
  'a city whose venues have no menus says so, and another can be chosen',
  { tag: '@once' },
  async ({ page }) => {
    await page.route(/\/1\/p\/restos\?/, (route) => route.fulfill({ json: [] }))
    await openFirstVisit(page, '')
    await page.getByRole('radio', { name: 'Приветный' }).check()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByText('В заведениях выбранного города нет меню')).toBeVisible()
    await page.unroute(/\/1\/p\/restos\?/)
    await page.getByRole('button', { name: 'Приветный' }).click()
    await page.getByRole('radio', { name: 'Солнцегорье' }).check()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByRole('group', { name: 'Пункты самовывоза' })).toBeVisible()
  },
)
