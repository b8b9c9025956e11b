import { expect, test } from './fixtures.ts'
import { readStored } from './visit.ts'

test('M-09 A-08 a promotion opened from home lies over home, with the way to all of them', async ({
  page,
  open,
}) => {
  await open('/')
  const row = page.getByRole('region', { name: 'Акции' })
  const card = row.getByRole('article').filter({ hasText: 'Комбо на двоих' })
  await expect(card).toContainText('до 31 декабря 2030')
  await card.getByRole('link', { name: 'Комбо на двоих' }).click()
  const layer = page.getByRole('dialog', { name: 'Комбо на двоих' })
  await expect(layer).toContainText('за 899')
  await layer.getByRole('link', { name: 'Все акции' }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(layer).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
})

test('A-08 a promotion opened from the list lies over the list, without the way to all', async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow()
  await open('/promotions')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expectAccessible()
  await page.getByRole('link', { name: 'Первый заказ' }).click()
  const layer = page.getByRole('dialog', { name: 'Первый заказ' })
  await expect(layer).toBeVisible()
  await expect(layer.getByRole('link', { name: 'Все акции' })).toHaveCount(0)
  await expectAccessible()
  await layer.getByRole('button', { name: 'Закрыть' }).click()
  await expect(layer).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
})

test('M-09 the code of a promotion goes into the cart', { tag: '@once' }, async ({ page, open }) => {
  await open('/promotions')
  await page.getByRole('link', { name: 'Первый заказ' }).click()
  const layer = page.getByRole('dialog', { name: 'Первый заказ' })
  await layer.getByRole('button', { name: 'Применить' }).click()
  await expect(layer).toContainText('Применён в корзине')
  expect(await readStored(page, 'order_promo_code')).toMatchObject({ code: 'УГОЛЬ20' })
})

test(
  'M-09 a promotion leads to its dishes, and back to itself',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open(`/promotions/${venue.promotionId}`)
    const promotion = page.getByRole('dialog', { name: 'Комбо на двоих' })
    await promotion.getByRole('link', { name: /Комбо на двоих/ }).click()
    await expect(page).toHaveURL(/\/menus\/\d+\/positions\/\d+$/)
    await expect(page.getByRole('dialog').getByRole('button', { name: /^В корзину/ })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/promotions/${venue.promotionId}`)
    await expect(promotion.getByRole('heading', { name: 'Блюда акции' })).toBeVisible()
  },
)
