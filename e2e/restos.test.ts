import { startServer } from './start-server.ts'
import { readDemoVenue } from './demo-venue.ts'
import { expect, test } from './fixtures.ts'
import { chooseLanguage, readStored, storeBefore, toStored } from './visit.ts'

test('M-09 the venues of the city are listed, and each has a page with everything about it', async ({
  page,
  venue,
  open,
  expectAccessible,
}) => {
  test.slow()
  await open('/restos')
  await expect(page.getByRole('heading', { level: 1, name: 'Заведения' })).toBeVisible()
  await expectAccessible()
  const card = page.getByRole('article').filter({ hasText: 'Вы заказываете здесь' })
  await expect(card).toContainText('Центральный проспект, 18')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(`/restos/${venue.restoId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'О заведении' })).toBeVisible()
  const resto = page.getByRole('article')
  await expect(resto).toContainText('Приветный, Центральный проспект, 18')
  await expect(resto.getByRole('link', { name: 'Показать на карте' })).toHaveAttribute('href', /43\.9934/)
  await expect(resto.getByRole('link', { name: '+7 900 000-00-11' })).toHaveAttribute(
    'href',
    'tel:+79000000011',
  )
  await expect(resto.getByRole('link', { name: 'centre@ugolyok.example' })).toBeVisible()
  await expect(resto).toContainText(/Средний чек\s*650/)
  await expect(resto).toContainText('Wi-Fi')
  await expect(resto).toContainText('Картой онлайн')
  await expect(resto).toContainText('08:00–24:00')
  const photo = await resto.getByRole('region').locator('picture').first().locator('..').boundingBox()
  expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await expectAccessible()
})

test(
  'M-10 the schedule shows seven days with today marked, and writes midnight as 24:00',
  { tag: '@desktop' },
  async ({ page, open, expectAccessible }) => {
    test.slow()
    await open('/')
    await page.getByRole('button', { name: 'Открыто до 23:00' }).click()
    const week = page.getByRole('dialog', { name: 'Часы работы' })
    await expect(week.getByRole('term')).toHaveCount(7)
    await expect(week.locator('[aria-current=date]')).toContainText(/понедельник\s*07:00–23:00/)
    await expect(week).toContainText(/суббота\s*08:00–24:00/)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(week).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Открыто до 23:00' })).toBeFocused()
  },
)

test('M-10 X-04 the schedule opens at every width', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/')
  for (const width of [390, 840, 1199, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const button = page.getByRole('button', { name: 'Открыто до 23:00', exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    // An icon below 1200 px, and the words from there.
    const box = await button.boundingBox()
    expect((box?.width ?? 0) > 100, `words at ${width}`).toBe(width >= 1200)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await button.click()
    const week = page.getByRole('dialog', { name: 'Часы работы' })
    await expect(week.getByRole('term')).toHaveCount(7)
    await page.keyboard.press('Escape')
    await expect(week).toHaveCount(0)
  }
})

test(
  'B-09 M-09 M-10 venues say when they are open, in the chosen language, and can be chosen on their page',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open('/restos')
    const cards = page.getByRole('article')
    // Monday noon: one venue never closes, one has its day off.
    await expect(cards.filter({ hasText: 'Круглосуточно' }).first()).toBeVisible()
    await cards.filter({ hasText: 'Откроется во вторник' }).getByRole('link').click()
    await expect(page.locator('[aria-current=date]')).toContainText(/понедельник\s*Выходной/)

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Заведения' })).toBeVisible()
    await cards.filter({ hasNotText: 'Вы заказываете здесь' }).first().getByRole('link').click()
    await page.getByRole('button', { name: 'Забрать отсюда' }).click()
    await expect(page).toHaveURL('/')
    expect(await readStored(page, 'resto_id')).not.toBe(venue.restoId)
    expect(await readStored(page, 'order_delivery_method')).toBe('TAKE_AWAY')

    await chooseLanguage(page, 'English')
    await page.goto(`/restos/${venue.restoId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'About the venue' })).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Tsentralny Avenue, 18')
  },
)

test(
  'M-10 the label changes in the minute the venue closes, by the server’s clock',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    await page.clock.install()
    const server = await startServer({ LAVASH_NOW: '2026-11-16T22:58:30+03:00' })
    try {
      const venue = await readDemoVenue(server.url)
      await storeBefore(page, toStored(venue))
      await page.goto(`${server.url}/restos/${venue.restoId}`)
      const resto = page.getByRole('article')
      await expect(resto).toContainText('Открыто до 23:00')
      await page.clock.fastForward(90_000)
      await expect(resto).toContainText('Откроется во вторник в 07:00')
    } finally {
      await server.stop()
    }
  },
)
