import type { Locator, Page } from '@playwright/test'
import {
  cartLines,
  openCheckout,
  orderButton,
  readDish,
  toDelivery,
  toLine,
  toTakeaway,
} from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore, waitForWholeMenu } from './visit.ts'

/** Enlarges letters like the browser's own setting, without reloading each page. */
async function enlarge(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Elements wider than the window, or clipped by their card. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = [...document.querySelectorAll('article')].filter(
      (card) => card.clientWidth > 0 && card.scrollWidth > card.clientWidth + 1,
    )
    return [
      ...(scrollWidth > clientWidth ? [`${location.pathname}: ${scrollWidth} > ${clientWidth}`] : []),
      ...cut.map((card) => `${location.pathname}: ${card.textContent}`),
    ]
  })
}

test('letters of double size fit the window, and a long brand name does not push the cart out', async ({
  page,
  venue,
  server,
  isMobile,
}) => {
  test.slow()
  await openCheckout(page, { venue, server })
  const others = isMobile ? [`/menus/${venue.menuIds[0]}`, '/terms-of-sale', '/restos', '/'] : ['/']
  for (const path of ['/cart', ...others]) {
    // The page is open already.
    if (path !== '/cart') await page.goto(path)
    await page.locator('#content :is(h2, h3, article)').first().waitFor()
    for (const width of isMobile ? [390, 320] : [1440]) {
      await enlarge(page, width, 900)
      await expect.poll(() => findTooWide(page)).toEqual([])
    }
  }
  if (isMobile) return
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: /897/ })).toBeInViewport()
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 840, height: 900 })
  await bar
    .getByText('Уголёк')
    .evaluate((name) => (name.textContent = 'Ресторан домашней кухни на Центральном проспекте'))
  await expect(bar.getByRole('link', { name: /^Корзина/ })).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.height).toBe(144)
})

/** Presses a key many times and returns the names of focused elements whose middle was covered. */
async function findHidden(page: Page, key: string, presses: number): Promise<string[]> {
  const hidden = new Set<string>()
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key)
    const name = await page.evaluate(async () => {
      const focused = document.activeElement
      if (focused === null || focused === document.body || focused.id === 'content') return null
      const isSeen = () => {
        const { left, top, width, height } = focused.getBoundingClientRect()
        // Half a chip at the end of its row is visible; half a field under a bar is not.
        const x = Math.min(left + width / 2, window.innerWidth - 8)
        const seen = document.elementFromPoint(x, top + height / 2)
        if (seen === null) return false
        return focused.contains(seen) || (seen.closest('label, article') ?? seen).contains(focused)
      }
      // A row of chips or pictures scrolls to the focused element.
      for (let frame = 0; frame < 60 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame)
      return isSeen() ? null : (focused.ariaLabel ?? focused.textContent)
    })
    if (name !== null) hidden.add(name)
  }
  return [...hidden]
}

test('a focused element scrolls out from under the bars, and one in sight does not move the page', async ({
  page,
  venue,
  server,
  isMobile,
}) => {
  test.slow()
  await openCheckout(page, { venue, server })
  if (isMobile) await page.setViewportSize({ width: 390, height: 640 })
  const presses = 24
  expect(await findHidden(page, 'Tab', presses)).toEqual([])
  expect(await findHidden(page, 'Shift+Tab', presses)).toEqual([])
  await page.goto(`/menus/${venue.menuIds[0]}`)
  await waitForWholeMenu(page)
  expect(await findHidden(page, 'Tab', 40)).toEqual([])
  expect(await findHidden(page, 'Shift+Tab', 8)).toEqual([])
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
      return page.evaluate(() => window.scrollY)
    })
    .toBe(600)
  const chips = page.getByRole('navigation', { name: 'Меню' }).getByRole('link')
  await chips.nth(3).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  if (isMobile) await page.getByRole('button', { name: 'Назад' }).focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
  if (!isMobile) return
  const dish = await readDish(server, venue, 'Шаверма в лаваше')
  await page.goto(`/menus/${venue.menuIds[0]}/positions/${dish.id}`)
  await page.getByRole('dialog').waitFor()
  expect(await findHidden(page, 'Tab', 20)).toEqual([])
})

async function expectFieldsClear(place: Locator, button: Locator) {
  await button.waitFor()
  const fields = await place.getByRole('textbox').all()
  expect(fields.length).toBeGreaterThan(3)
  for (const field of fields) {
    await field.focus()
    const [box, cover] = await Promise.all([field.boundingBox(), button.boundingBox()])
    if (box === null || cover === null) throw new Error('A field or the button is not drawn')
    const isCovered = box.y < cover.y + cover.height && cover.y < box.y + box.height
    expect(isCovered, `${await field.getAttribute('id')} lies under the button`).toBe(false)
  }
}

test.describe('a phone', { tag: '@mobile' }, () => {
  test('on its side shows a dish’s name and button clear of the camera', async ({ page, venue, open }) => {
    const [dish] = venue.positions
    await page.setViewportSize({ width: 844, height: 390 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47 } })
    await open(`/menus/${venue.menuIds[0]}/positions/${dish?.id}`)
    const popup = page.getByRole('dialog')
    const name = popup.getByText(dish?.name ?? '', { exact: true }).last()
    await expect(name).toBeInViewport({ ratio: 1 })
    await expect(popup.getByRole('button', { name: /^В корзину/ })).toBeInViewport({ ratio: 1 })
    expect((await name.boundingBox())?.x).toBe(47)
    expect(
      (await page.getByRole('heading', { level: 3, includeHidden: true }).first().boundingBox())?.x,
    ).toBeGreaterThan(47)
  })

  test('of 640 × 360 px shows each field of cart and address clear of the button', async ({
    page,
    venue,
    server,
  }) => {
    await openCheckout(page, { venue, server }, undefined, {
      order_delivery_place: { ...(toDelivery(venue)['order_delivery_place'] as object), apartment: '' },
    })
    await page.setViewportSize({ width: 640, height: 360 })
    await expectFieldsClear(page.locator('#content'), orderButton(page))
    await page.getByRole('button', { name: 'Изменить адрес' }).click()
    const popup = page.getByRole('dialog', { name: 'Адрес' })
    await expectFieldsClear(popup, popup.getByRole('button', { name: 'Подтвердить' }))
  })

  test('of 320 px keeps a long sum beside the stepper', async ({ page, venue, server }) => {
    const dish = await readDish(server, venue, 'Шаверма в лаваше')
    const line = { ...toLine(dish, 60), hasModifiers: true }
    await storeBefore(page, toTakeaway(venue, { cart_positions: [line] }))
    await page.goto('/cart')
    await page.setViewportSize({ width: 320, height: 640 })
    const item = cartLines(page).filter({ hasText: dish.name })
    const edit = await item.getByRole('link', { name: /^Изменить/ }).boundingBox()
    expect(edit?.height).toBeGreaterThanOrEqual(44)
    const [plus, sum] = await Promise.all([
      item.getByRole('group').boundingBox(),
      item.locator('p').last().boundingBox(),
    ])
    expect((plus?.x ?? 0) + (plus?.width ?? 0)).toBeLessThanOrEqual(sum?.x ?? 0)
  })

  test('lays its notices beside its buttons', async ({ page, venue, server, context }) => {
    const salad = await readDish(server, venue, 'Табуле')
    const stored = { cart_positions: [toLine(salad)], person_cookies_consent_accepted: null }
    await storeBefore(page, toTakeaway(venue, stored))
    await page.goto(`/menus/${venue.menuIds[0]}`)
    const cookies = page.getByRole('complementary', { name: 'Согласие на cookie' })
    const dock = page.getByRole('link', { name: /^Корзина/ })
    await expect(dock).toBeVisible()
    const [told, button] = await Promise.all([cookies.boundingBox(), dock.boundingBox()])
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await cookies.getByRole('button').first().click()
    await context.setOffline(true)
    await expect(page.getByText(/^Нет связи/)).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Назад' }).click({ trial: true })
    await context.setOffline(false)
  })
})
