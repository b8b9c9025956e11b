import { toDelivery } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut } from './location-steps.ts'
import { storeBefore } from './visit.ts'

test(
  'A-06 a phone’s home shows place, promotions, search, menus and the other method, and changes nothing unsaved',
  { tag: '@mobile' },
  async ({ page, open, venue, expectAccessible }) => {
    await leaveMapOut(page)
    await open('/')
    await expect(page.getByRole('button', { name: 'Самовывоз', pressed: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Самовывоз./ })).toContainText('Открыто до 23:00')
    await expect(page.getByRole('region', { name: 'Акции' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Поиск' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Основное меню' })).toBeVisible()
    // The server's clock says noon, when breakfast is over.
    await expect(page.getByRole('article').filter({ hasText: 'Завтраки' })).toContainText('завтра с 07:00')
    await expectAccessible()
    await page.getByRole('link', { name: 'Завтраки' }).click()
    await expect(page).toHaveURL(`/menus/${venue.menuIds[1]}`)
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Доставка', pressed: false }).click()
    const popup = page.getByRole('dialog', { name: 'Адрес' })
    await expect(popup.getByRole('radio', { name: 'Доставка' })).toBeChecked()
    await popup.getByRole('button', { name: 'Закрыть' }).click()
    await expect(popup).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Самовывоз', pressed: true })).toBeVisible()
  },
)

test('A-06 A-07 a delivery customer sees address, time and the sum for free delivery', async ({
  page,
  venue,
  isMobile,
}) => {
  await storeBefore(page, toDelivery(venue))
  await page.goto('/')
  const button = page.getByRole('button', { name: /^Доставка./ })
  await expect(button).toContainText('Центральный проспект, 20')
  await expect(button).toContainText(/\d мин/)
  if (isMobile) await expect(button).toContainText(/бесплатно от 1\s200\s₽/)
})
