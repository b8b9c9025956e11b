import type { Page } from '@playwright/test'
import {
  cartLines,
  cash,
  listOrders,
  openCheckout,
  orderButton,
  placedPopup,
  toTakeaway,
} from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut } from './location-steps.ts'
import { changeSettings, readStored, storeBefore, toStored } from './visit.ts'

const line = {
  id: 1,
  menu: { id: 1 },
  name: 'Шаверма в лаваше',
  price: 32_900,
  count: 2,
  sum: 65_800,
  hasModifiers: false,
  modifiers: [],
  discounts: [],
  promoCodes: [],
}

async function expectTwo(page: Page): Promise<void> {
  const dish = cartLines(page).filter({ hasText: line.name })
  await expect(dish.getByRole('status')).toHaveText('2')
}

test('B-07 B-08 a reload restores cart, venue and consent, also after a release', async ({ page, venue }) => {
  await storeBefore(page, { ...toStored(venue), cart_positions: [line] })
  await page.goto('/cart')
  await expectTwo(page)
  await changeSettings(page, { apiKey: 'another release' })
  await page.reload()
  await expectTwo(page)
  expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
  expect(await readStored(page, 'person_cookies_consent_accepted')).toBe(false)
})

test('B-07 a corrupt value is dropped alone, and a change in another tab shows at once', async ({
  page,
  context,
  venue,
}) => {
  await storeBefore(page, {
    ...toStored(venue),
    cart_positions: [{ ...line, sum: 'many' }],
    order_person: '!{"half',
    order_comment: 'без лука',
  })
  await page.goto('/cart')
  await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  expect(await readStored(page, 'cart_positions')).toBeNull()
  expect(await readStored(page, 'order_person')).toBeNull()
  expect(await readStored(page, 'order_comment')).toBe('без лука')
  expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
  const other = await context.newPage()
  await other.goto('/cart')
  await other.evaluate(
    (value) => window.localStorage.setItem('cart_positions', JSON.stringify([value])),
    line,
  )
  await expectTwo(page)
  await other.evaluate(() => window.localStorage.removeItem('cart_positions'))
  await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
})

for (const [what, stored] of [
  ['version of the stored shapes', { app_version: '0' }],
  ['white label', { app_white_label: 'primorje-grill' }],
] as const) {
  test(`B-08 another ${what} clears the storage and stores the new values`, async ({ page, venue }) => {
    await storeBefore(page, { ...toStored(venue), cart_positions: [line], foreign: 1, ...stored })
    await page.goto('/')
    await expect(page.getByRole('group', { name: 'Выберите город' })).toBeVisible()
    const cart = what !== 'white label' ? { cart_positions: JSON.stringify([line]) } : {}
    expect(await page.evaluate(() => ({ ...window.localStorage }))).toEqual({
      app_version: '"1"',
      app_white_label: '"ugolyok"',
      // The same brand's cart is carried over as far as it can be read.
      ...cart,
    })
  })
}

async function expectBootWithNotice(page: Page) {
  await leaveMapOut(page)
  await page.goto('/')
  await page.getByRole('radio', { name: 'Приветный' }).check()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  await page.getByRole('button', { name: 'Показать меню' }).click()
  await expect(page.getByText(/Браузер не даёт сохранять данные/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
}

test('a full storage is told and does not end the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await expectBootWithNotice(page)
})

test('a forbidden storage does not end the visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    }
  })
  await expectBootWithNotice(page)
})

test('K-05 a phone without space for the intent still places the order', async ({ page, venue, server }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = function putInVain() {
      const request = this.count()
      this.transaction.abort()
      return request as IDBRequest
    }
  })
  const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
  await orderButton(page).click()
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toHaveLength(1)
})
