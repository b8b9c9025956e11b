import { readDish, toDelivery, toLine, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut } from './location-steps.ts'
import { readStored, storeBefore } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

test(
  'C-09 a code typed in Latin letters that look alike is the leaflet’s code',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toTakeaway(venue, { cart_positions: [toLine(salad, 3)] }))
    await page.goto('/cart')
    const field = page.getByRole('textbox', { name: 'Промокод' })
    await field.fill('CAM15')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Промокод применён/)
    // As the leaflet writes it.
    await expect(field).toHaveValue('САМ15')
    expect(await readStored(page, 'order_promo_code')).toMatchObject({ code: 'САМ15', active: true })
  },
)

test(
  'C-09 the reason of a refused code is in sight on a phone',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 3)] }))
    await page.setViewportSize({ width: 390, height: 640 })
    await page.goto('/cart')
    const field = page.getByRole('textbox', { name: 'Промокод' })
    await field.fill('НЕТТАКОГО')
    // As low as it goes without being covered: the reason below it would lie under the button.
    await field.evaluate((input) => {
      const dock = document.querySelector('[data-place=order]')?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: input.getBoundingClientRect().bottom - dock + 4, behavior: 'instant' })
    })
    await field.press('Enter')
    const reason = page.getByText('Промокод не найден').first()
    await expect(reason).toBeInViewport({ ratio: 1 })
    const [told, dock] = await Promise.all([
      reason.boundingBox(),
      page.locator('[data-place=order]').boundingBox(),
    ])
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
  },
)

test(
  'E-02 a code that the new method drops is told by its name',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    const place = toDelivery(venue)['order_delivery_place']
    const code = { active: true, code: 'САМ15', maxDiscountAmount: null, minOrderAmount: null }
    await storeBefore(
      page,
      toTakeaway(venue, {
        cart_positions: [toLine(salad, 3)],
        order_promo_code: code,
        order_delivery_place: place,
      }),
    )
    await page.goto('/cart')
    await expect(page.getByText('Промокод применён').first()).toBeVisible()
    await page.getByRole('button', { name: 'Изменить адрес' }).click()
    const popup = page.getByRole('dialog', { name: 'Адрес' })
    await popup.getByRole('radio', { name: 'Доставка' }).check()
    await popup.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByText('Промокод САМ15 здесь не действует, мы его убрали')).toBeVisible()
    expect(await readStored(page, 'order_promo_code')).toBeNull()
  },
)
