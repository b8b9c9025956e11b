import { expect, test } from './gallery-page.ts'

test('a popup opened by keyboard holds the focus, closes on Escape and gives the focus back', async ({
  openGallery,
}) => {
  const page = await openGallery()
  const opener = page.getByRole('button', { name: 'Plain popup' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Адрес' })
  await expect(popup).toBeFocused()

  const order = ['Закрыть', 'Улица и дом', 'Сохранить']
  for (const name of order) {
    await page.keyboard.press('Tab')
    await expect(popup.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Tab')
  await expect(popup.locator(':focus')).toHaveAccessibleName('Закрыть')

  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
})

test(
  'L-01 A-05 a popup is a dialog from 840 px and a sheet below, and keeps what was typed in between',
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

test('a press outside closes a popup, a persistent one stays and leaves the page usable', async ({
  openGallery,
}) => {
  const page = await openGallery()
  await page.getByRole('button', { name: 'Plain popup' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Persistent popup' }).click()
  const persistent = page.getByRole('dialog', { name: 'Выберите город' })
  await expect(persistent).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('radio', { name: 'EN' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a city' })).toBeVisible()
})

test('a sheet is swiped away on a phone', { tag: '@mobile' }, async ({ openGallery, page }) => {
  await openGallery()
  await page.getByRole('button', { name: 'Long popup' }).tap()
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  const box = await popup.boundingBox()
  if (box === null) throw new Error('The sheet has no place on the screen')
  const touch = await page.context().newCDPSession(page)
  const x = box.x + box.width / 2
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await send('touchStart', box.y + 20)
  for (let step = 1; step <= 10; step++) await send('touchMove', box.y + 20 + step * 55)
  await send('touchEnd', 0)
  await expect(popup).toBeHidden()
})

test('X-02 a question has default texts, is not dismissed outside, and Escape answers "cancel"', async ({
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
})

test('X-02 what cannot be taken back begins on "cancel"', { tag: '@once' }, async ({ openGallery }) => {
  const page = await openGallery()
  await page.getByRole('button', { name: 'Dangerous confirm' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Очистить корзину?' })
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('confirmed')).toBeVisible()
})

test(
  'a question asked by a popup lies over it, and Escape leaves only the question',
  { tag: '@once' },
  async ({ openGallery }) => {
    const page = await openGallery()
    await page.getByRole('button', { name: 'Plain popup' }).click()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    const question = page.getByRole('alertdialog', { name: 'Упс!' })
    await expect(question.getByRole('button')).toHaveText([
      'Изменить и очистить',
      'Убрать только их',
      'Отмена',
    ])
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Адрес' })).toBeVisible()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await question.getByRole('button', { name: 'Убрать только их' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test('X-03 the progress spinner is 48 px on a desktop and 40 on a phone', async ({
  openGallery,
  isMobile,
}) => {
  const page = await openGallery()
  await page.getByRole('button', { name: 'Оформить заказ' }).last().click()
  const overlay = page.getByRole('status').filter({ hasText: 'Оформляем заказ…' })
  await expect(overlay).toBeVisible()
  const { width, height } = await overlay.locator('svg').evaluate((svg) => {
    const { width: cssWidth, height: cssHeight } = getComputedStyle(svg)
    return { width: cssWidth, height: cssHeight }
  })
  expect([width, height]).toEqual(isMobile ? ['40px', '40px'] : ['48px', '48px'])
})

test(
  'X-03 a picture that does not load leaves a grey place of its size',
  { tag: '@once' },
  async ({ openGallery }) => {
    const page = await openGallery()
    const broken = page.getByRole('img', { name: 'Закончилось' })
    // Not Playwright's own scrolling, which waits for an element to rest: this one is about to be replaced.
    await broken.evaluate((element) => element.scrollIntoView())
    const fallback = page.locator('span').and(broken)
    await expect(fallback).toBeVisible()
    const { ratio, colour, image, token } = await fallback.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = 'var(--placeholder)'
      const wanted = getComputedStyle(probe).backgroundColor
      probe.remove()
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      return { ratio: width / height, colour: backgroundColor, image: backgroundImage, token: wanted }
    })
    expect(ratio).toBeCloseTo(16 / 9, 1)
    expect(colour).toBe(token)
    // Not the colours of the photo that was to come.
    expect(image).toBe('none')
  },
)
