import type { Locator, Page } from '@playwright/test'
import { expect, test } from './gallery-page.ts'

test('a popup traps and returns the focus and closes in each usual way, and a persistent one leaves the page usable', async ({
  openGallery,
  isMobile,
}) => {
  const page = await openGallery()
  const opener = page.getByRole('button', { name: 'Plain popup' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Адрес' })
  await expect(popup).toBeFocused()
  for (const name of ['Закрыть', 'Улица и дом', 'Сохранить', 'Закрыть']) {
    await page.keyboard.press('Tab')
    await expect(popup.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(popup).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()

  if (isMobile) {
    await page.getByRole('button', { name: 'Long popup' }).tap()
    await swipeDown(page, page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await page.getByRole('button', { name: 'Persistent popup' }).click()
  await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('radio', { name: 'EN' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a city' })).toBeVisible()
})

test(
  'L-01 A-05 a popup is a dialog from 840 px and a sheet below, and a resize keeps what was typed',
  { tag: '@desktop' },
  async ({ openGallery }) => {
    const page = await openGallery()
    await page.getByRole('button', { name: 'Plain popup' }).click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('textbox').fill('Набережная')
    const isAtTheBottom = () =>
      popup.evaluate((element) => element.getBoundingClientRect().bottom === innerHeight)
    await expect.poll(isAtTheBottom).toBe(false)
    await page.setViewportSize({ width: 839, height: 900 })
    await expect.poll(isAtTheBottom).toBe(true)
    await expect(popup.getByRole('textbox')).toHaveValue('Набережная')
    await page.setViewportSize({ width: 840, height: 900 })
    await expect.poll(isAtTheBottom).toBe(false)
    await expect(popup.getByRole('textbox')).toHaveValue('Набережная')
  },
)

test('X-02 a question has default texts, ignores a press outside, and Escape cancels only the question', async ({
  openGallery,
  isMobile,
}) => {
  const page = await openGallery()
  const opener = page.getByRole('button', { name: 'Default confirm' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Подтверждаете?' })
  await expect(question.getByRole('button', { name: 'ОК' })).toBeFocused()
  await expect(question.getByRole('button')).toHaveText(['ОК', 'Отмена'])
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()
  const box = await question.boundingBox()
  const viewport = page.viewportSize()
  expect(box && viewport && box.y + box.height === viewport.height, 'a sheet at the bottom').toBe(isMobile)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByText('cancelled')).toBeVisible()
  await expect(opener).toBeFocused()

  await page.getByRole('button', { name: 'Dangerous confirm' }).focus()
  await page.keyboard.press('Enter')
  const dangerous = page.getByRole('alertdialog', { name: 'Очистить корзину?' })
  await expect(dangerous.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('confirmed')).toBeVisible()

  await page.getByRole('button', { name: 'Plain popup' }).click()
  const save = page.getByRole('button', { name: 'Сохранить' })
  await save.click()
  const onTop = page.getByRole('alertdialog', { name: 'Упс!' })
  await expect(onTop.getByRole('button')).toHaveText(['Изменить и очистить', 'Убрать только их', 'Отмена'])
  await page.keyboard.press('Escape')
  await expect(onTop).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Адрес' })).toBeVisible()
  await save.click()
  await onTop.getByRole('button', { name: 'Убрать только их' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

async function swipeDown(page: Page, sheet: Locator) {
  await expect(sheet).toBeVisible()
  const box = await sheet.boundingBox()
  if (box === null) throw new Error('The sheet has no place on the screen')
  const touch = await page.context().newCDPSession(page)
  const x = box.x + box.width / 2
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await send('touchStart', box.y + 20)
  for (let step = 1; step <= 10; step++) await send('touchMove', box.y + 20 + step * 55)
  await send('touchEnd', 0)
}
