import { expect, test } from './fixtures.ts'
import { readStored } from './visit.ts'

test('M-09 A-08 a promotion opens over home or over the list, and its code goes into the cart', async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow()
  await open('/')
  const row = page.getByRole('region', { name: 'Акции' })
  const card = row.getByRole('article').filter({ hasText: 'Комбо на двоих' })
  await expect(card).toContainText('до 31 декабря 2030')
  await card.getByRole('link', { name: 'Комбо на двоих' }).click()
  const combo = page.getByRole('dialog', { name: 'Комбо на двоих' })
  await expect(combo).toContainText('за 899')
  await combo.getByRole('link', { name: 'Все акции' }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expectAccessible()

  const first = page.getByRole('dialog', { name: 'Первый заказ' })
  await page.getByRole('link', { name: 'Первый заказ' }).click()
  await expect(first).toBeVisible()
  await expect(first.getByRole('link', { name: 'Все акции' })).toHaveCount(0)
  await expectAccessible()
  await first.getByRole('button', { name: 'Закрыть' }).click()
  await expect(first).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')

  await page.getByRole('link', { name: 'Первый заказ' }).click()
  await first.getByRole('button', { name: 'Применить' }).click()
  await expect(first).toContainText('Применён в корзине')
  expect(await readStored(page, 'order_promo_code')).toMatchObject({ code: 'УГОЛЬ20' })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/promotions')
})

test(
  'M-09 A-08 A-11 a promotion opened by its address lies over home and leads to its dishes and back',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open(`/promotions/${venue.promotionId}`)
    const promotion = page.getByRole('dialog', { name: 'Комбо на двоих' })
    await expect(promotion.getByRole('link', { name: 'Все акции' })).toBeVisible()
    await promotion.getByRole('link', { name: /Комбо на двоих/ }).click()
    await expect(page).toHaveURL(/\/menus\/\d+\/positions\/\d+$/)
    await expect(page.getByRole('dialog').getByRole('button', { name: /^В корзину/ })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/promotions/${venue.promotionId}`)
    await expect(promotion.getByRole('heading', { name: 'Блюда акции' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')
  },
)
