import { expect, test } from './gallery-page.ts'

test('X-04 a menu is operated by arrows and letters, and returns the focus', async ({ openGallery }) => {
  const page = await openGallery()
  const button = page.getByRole('button', { name: 'Профиль' }).first()
  await button.focus()
  await page.keyboard.press('ArrowDown')
  const menu = page.getByRole('menu')
  await expect(menu).toHaveAccessibleName('Профиль')
  await expect(menu.getByRole('menuitem', { name: 'Мои заказы' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Выйти' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  const chip = page.getByRole('button', { name: 'Язык' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Русский' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Crnogorski' }).press('Enter')
  await expect(menu).toBeHidden()
  await expect(chip).toHaveText('CNR')
  await expect(chip).toBeFocused()

  await chip.click()
  await expect(menu).toBeVisible()
  const box = await chip.boundingBox()
  if (box === null) throw new Error('The chip has no place on the screen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(menu).toBeHidden()

  await page.getByRole('radio', { name: 'EN' }).click()
  await page.getByRole('button', { name: 'Profile' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAccessibleName('Profile')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('s')
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(page.getByText('out', { exact: true })).toBeVisible()
})

test('suggestions are announced and picked by keyboard, and Escape closes the list but keeps the text', async ({
  openGallery,
}) => {
  const page = await openGallery()
  const field = page.getByRole('combobox', { name: 'Улица и дом' })
  await field.focus()
  await page.keyboard.type('на')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.type('б')
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '3 варианта' })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = page.getByRole('option', { name: 'Набережная, 16' })
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Набережная, 16')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option')).toHaveCount(0)

  await field.fill('ъъъъ')
  await expect(page.getByRole('status').filter({ hasText: 'Адрес не найден' })).toHaveCount(1)
  await expect(page.getByText('Адрес не найден').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Адрес не найден')).toHaveCount(0)
  await expect(field).toHaveValue('ъъъъ')
})

test('a toggle is one Tab stop with arrows, and a stepper keeps the focus at its limits', async ({
  openGallery,
}) => {
  const page = await openGallery()
  const toggle = page.getByRole('group', { name: 'Способ получения' })
  await toggle.getByRole('radio', { name: 'Доставка' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(toggle.getByRole('radio', { name: 'Самовывоз' })).toBeChecked()
  await expect(toggle.getByRole('radio', { name: 'Самовывоз' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toggle.locator(':focus')).toHaveCount(0)

  const stepper = page.getByRole('group', { name: 'Количество', exact: true })
  const count = stepper.getByRole('status')
  const more = stepper.getByRole('button', { name: 'Прибавить' })
  await more.focus()
  for (const expected of ['2', '3', '3']) {
    await page.keyboard.press('Enter')
    await expect(count).toHaveText(expected)
  }
  await expect(more).toBeFocused()
  await expect(more).toBeDisabled()
  await page.keyboard.press('Shift+Tab')
  for (const expected of ['2', '1', '0', '0']) {
    await page.keyboard.press('Space')
    await expect(count).toHaveText(expected)
  }
})

test('a loading button keeps its name, size and focus', async ({ openGallery }) => {
  const page = await openGallery()
  const retry = page.getByRole('button', { name: 'Повторить' })
  const before = await retry.boundingBox()
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await expect(retry).toBeFocused()
  const after = await retry.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])

  await page
    .getByRole('region', { name: 'Popups' })
    .getByRole('button', { name: 'Очистить', exact: true })
    .click()
  const notices = page.getByRole('region', { name: 'Уведомления' })
  await expect(notices.getByText('Табуле: удалено')).toBeVisible()
  await notices.getByRole('button', { name: 'Вернуть' }).click()
  await expect(notices.getByText('Табуле: удалено')).toBeHidden()
  await expect(page.locator('main').getByText('Вернуть', { exact: true })).toBeVisible()
})

test('A-13 the system theme follows the device, and forced colours keep an edge on every control', async ({
  openGallery,
}) => {
  const page = await openGallery()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  const light = await ground()
  await page.getByRole('radio', { name: 'Как в системе' }).click()
  await expect.poll(ground).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(ground).toBe(light)

  await page.emulateMedia({ forcedColors: 'active' })
  const choices = page.getByRole('region', { name: 'Choices' })
  await expect(choices.locator('button[aria-pressed=true]').first()).toHaveCSS('border-top-width', '3px')
  await expect(choices.locator('button[aria-pressed=false]').first()).toHaveCSS('border-top-width', '1px')
  const button = page.getByRole('button', { name: 'В корзину', exact: true }).first()
  await expect(button).toHaveCSS('border-top-width', '1px')
  const field = page.getByRole('textbox', { name: 'Имя' }).first()
  const frame = page.locator('div').filter({ has: field }).last().locator('..')
  await expect(frame).toHaveCSS('outline-style', 'none')
  await field.focus()
  await expect(frame).toHaveCSS('outline-style', 'solid')
  await page.getByRole('button', { name: 'Профиль' }).first().press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toHaveCSS('outline-style', 'solid')
})
