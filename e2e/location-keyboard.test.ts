import type { Locator, Page } from '@playwright/test'
import { makePerson } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut, openSearch, placeButton, toDelivered } from './location-steps.ts'
import { placeOrder } from './orders-steps.ts'
import { readStored, storeBefore } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

const maxTabs = 15

/** Tabs until the target has the focus, but not in an endless loop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the keyboard alone leads from the first visit to a saved address', async ({ page, isMobile }) => {
  const { keyboard } = page
  await page.goto('/')
  const city = page.getByRole('radio', { name: 'Приветный' })
  await tabTo(page, city)
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Продолжить' }))
  await keyboard.press('Enter')
  if (isMobile) {
    await tabTo(page, page.getByRole('button', { name: /^Улица и дом/ }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Введите адрес' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Введите адрес' })).toBeFocused()
  } else {
    await tabTo(page, page.getByRole('combobox', { name: 'Улица и дом' }))
  }
  // Inserted at once, because suggestions for its beginnings would arrive between the keys.
  await keyboard.insertText('приморская 14')
  await expect(page.getByRole('option', { name: 'Приморская набережная, 14' }).first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  if (isMobile) {
    // The field is gone, and its replacement has the focus.
    await expect(page.getByRole('button', { name: 'Введите адрес' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Подтвердить' }))
    await keyboard.press('Enter')
    // The focus returns to the button that opened the map, not to the top of the page.
    await expect(page.getByRole('button', { name: /^Улица и дом/ })).toBeFocused()
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Квартира / офис' }))
  await keyboard.type('27')
  await keyboard.press('Enter')
  await expect.poll(() => readStored(page, 'order_delivery_method')).toBe('DELIVERY')
  expect(await readStored(page, 'order_delivery_place')).toMatchObject({ apartment: '27' })
})

test(
  'Escape and Tab close suggestions without closing the popup around them',
  { tag: '@desktop' },
  async ({ page, venue, isMobile }) => {
    await storeBefore(page, toDelivered(venue, venue.restoId))
    await page.goto('/')
    await placeButton(page).click()
    const field = await openSearch(page, isMobile)
    await field.fill('наб 14')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('наб 14')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('option')).toHaveCount(0)
    // Tab leads from a dialog's end to its beginning, a moment later.
    await expect(page.locator(':is(button, input, textarea):focus')).toHaveCount(1)
    await field.fill('приморская 14')
    const option = page.getByRole('option', { name: 'Приморская набережная, 14' })
    // The option was in the old list too. A press would miss it while the new list replaces it.
    await expect(option.getByText('Приморская', { exact: true })).toBeVisible()
    await option.click()
    await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  },
)

test(
  'the chip of an earlier place stays under the finger that pressed it',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    await placeOrder({ server, venue }, person)
    await storeBefore(page, toDelivered(venue, venue.restoId, person.stored))
    await page.goto('/')
    await placeButton(page).click()
    const chip = page.getByRole('button', { name: 'Центральный проспект, 20, кв. 27' })
    await tabTo(page, chip)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Квартира / офис' })).toHaveValue('27')
    await expect(chip).toBeFocused()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  },
)
