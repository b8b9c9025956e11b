import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './gallery-page.ts'

// Axe checks some six hundred elements in both themes. Popups are checked in a test of their own.
test.describe.configure({ timeout: 180_000 })

test('every piece of the kit is accessible in both themes and all languages, and targets are at least 44 px', async ({
  openGallery,
  isMobile,
}) => {
  const page = await openGallery()
  expect(await page.locator('main').evaluate(listSmall)).toEqual([])
  // Another language changes no colour and no role, so one is enough on a phone.
  for (const locale of isMobile ? ['ru'] : ['ru', 'en', 'cnr']) {
    await page.getByRole('radio', { name: locale.toUpperCase(), exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectAccessible(page)
  }
})

test(
  'popups, questions, menus, suggestions and toasts are accessible in both themes',
  { tag: '@once' },
  async ({ openGallery }) => {
    const page = await openGallery()
    const popup = page.getByRole('dialog')
    for (const name of ['Plain popup', 'Long popup', 'Dish popup', 'Full screen popup']) {
      await page.getByRole('button', { name }).click()
      await expect(popup).toBeVisible()
      await expectAccessible(page, '[role=dialog]')
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
    }

    await page.getByRole('button', { name: 'Default confirm' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await expectAccessible(page, '[role=alertdialog]')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()

    await page.getByRole('button', { name: 'Профиль' }).first().click()
    const entry = page.getByRole('menuitem').first()
    await expect(entry).toBeVisible()
    await expectAccessible(page, '[role=menu]')
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()

    await page.getByRole('combobox', { name: 'Улица и дом' }).fill('наб')
    await expect(page.getByRole('option')).toHaveCount(3)
    await expectAccessible(page, '[role=listbox]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)

    await page
      .getByRole('region', { name: 'Popups' })
      .getByRole('button', { name: 'Очистить', exact: true })
      .click()
    await expect(page.getByRole('button', { name: 'Вернуть' })).toBeVisible()
    await expectAccessible(page)

    // Last, because it cannot be closed. The toast, which may still be there, is a dialog too.
    await page.getByRole('button', { name: 'Persistent popup' }).click()
    await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible()
    await expectAccessible(page, '[role=dialog][data-form]')
  },
)

test(
  'the page fits 320 px, with letters of double size too',
  { tag: '@once' },
  async ({ openGallery, page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openGallery()
    for (const percent of [100, 200]) {
      await page.addStyleTag({ content: `html { font-size: ${percent}% !important }` })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, `at ${percent} %`).toBe(320)
    }
  },
)

function listSmall(main: Element) {
  return [
    ...main.querySelectorAll(
      'button, a, label:has(input[type=radio], input[type=checkbox]), input[type=search]',
    ),
  ]
    .map((element) => {
      const own = element.getBoundingClientRect()
      const around = getComputedStyle(element, '::after')
      const hasField = around.content !== 'none' && around.position === 'absolute'
      return {
        name: element.textContent || element.getAttribute('aria-label'),
        width: own.width,
        height: hasField ? Math.max(own.height, Number.parseFloat(around.height)) : own.height,
      }
    })
    .filter(({ width, height }) => width < 44 || height < 44)
}
