import { expect, test } from './fixtures.ts'
import { readStored, storeBefore, toStored } from './visit.ts'

test('X-01 the answer about cookies is remembered, and a phone sees the app banner until it is closed', async ({
  page,
  venue,
  isMobile,
  expectAccessible,
}) => {
  test.slow()
  await storeBefore(page, { ...toStored(venue), person_cookies_consent_accepted: null })
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: 'Согласие на cookie' })
  await expect(notice).toBeVisible()
  await expectAccessible()
  await notice.getByRole('button', { name: 'Только необходимые' }).click()
  await expect(notice).toHaveCount(0)
  expect(await readStored(page, 'person_cookies_consent_accepted')).toBe(false)
  const banner = page.getByRole('complementary', { name: 'Приложение' })
  if (isMobile) {
    await expect(banner.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', /play\.google\.com/)
    await banner.getByRole('button', { name: 'Закрыть' }).click()
  }
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await page.locator('#content').waitFor()
  await expect(notice).toHaveCount(0)
  await expect(banner).toHaveCount(0)
  // Another tab shares no session storage.
  const other = await page.context().newPage()
  await other.goto('/')
  await other.locator('#content').waitFor()
  await expect(other.getByRole('complementary', { name: 'Приложение' })).toHaveCount(0)
})

test('X-02 a press outside does not dismiss a question', { tag: '@once' }, async ({ page, venue, open }) => {
  const drink = venue.positions.find(({ name }) => name === 'Энергетик «Кочегар»')
  await open(`/menus/${venue.menuIds[0]}/positions/${drink?.id}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^В корзину/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Вам есть 18 лет?' })
  await expect(question).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
})
