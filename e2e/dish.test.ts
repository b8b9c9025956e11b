import type { Page } from '@playwright/test'
import type { DemoVenue } from './demo-venue.ts'
import { cartLines } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { tapTwice } from './tap-twice.ts'
import { readStored } from './visit.ts'

/** Gestures are part of these tests. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const pathOf = (venue: DemoVenue, name: string): string => {
  const position = venue.positions.find((one) => one.name === name)
  if (position === undefined) throw new Error(`The demonstration has no ${name}`)
  return `/menus/${venue.menuIds[0]}/positions/${position.id}`
}

const dish = (page: Page, name: string) => page.getByRole('dialog', { name })

interface Line {
  count: number
  sum: number
  modifiers: { name: string; count: number }[]
}

const listChosen = ({ modifiers }: Line) => modifiers.map(({ name }) => name).toSorted()

/** Opens another dish from an open one, by way of the page below. */
async function turnTo(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name, exact: true }).first().click()
  return dish(page, name)
}

const readCart = async (page: Page) => ((await readStored(page, 'cart_positions')) ?? []) as Line[]

test(
  'the first dish opens without a request and leaves the styles of the page below alone',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await page.addInitScript(() => {
      const register = CSS.registerProperty.bind(CSS)
      CSS.registerProperty = (property) => {
        const said = document.documentElement.dataset
        try {
          register(property)
          said['registered'] = `${said['registered'] ?? ''}${property.name} `
        } catch (error) {
          said['refused'] = `${said['refused'] ?? ''}${property.name} `
          throw error
        }
      }
    })
    const files = ['dish', 'popup-frame'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`))
    await open(`/menus/${venue.menuIds[0]}`)
    for (const file of files) await (await file).finished()
    await page.route('**/assets/*.js', (route) => route.abort())
    const root = page.locator('html')
    const before = await root.getAttribute('data-registered')
    await page.getByRole('link', { name: 'Шаверма в лаваше' }).click()
    await expect(dish(page, 'Шаверма в лаваше')).toBeVisible()
    // Base UI tried to register its properties and found all of them registered.
    await expect(root).toHaveAttribute('data-refused', /--drawer-swipe-movement-y/)
    await expect(root).toHaveAttribute('data-registered', before ?? '')
  },
)

test('M-05 C-04 a dish’s price follows every choice, and a cart line is edited over the cart', async ({
  page,
  venue,
  open,
  expectAccessible,
}) => {
  test.slow()
  await open(pathOf(venue, 'Шаверма в лаваше'))
  const layer = dish(page, 'Шаверма в лаваше')
  await expect(layer).toContainText('450 г')
  await expect(layer).toContainText('612 ккал')
  await expect(layer).toContainText('Аллергены: глютен')
  const add = layer.getByRole('button', { name: /^В корзину/ })
  await expect(add).toContainText('329')
  await layer.getByRole('radio', { name: 'Сырный' }).check()
  await expect(add).toContainText('369')
  await layer.getByRole('checkbox', { name: 'Халапеньо' }).check()
  await expect(add).toContainText('399')
  await layer.getByRole('group', { name: 'Чесночный' }).getByRole('button', { name: 'Прибавить' }).click()
  await expect(add).toContainText('444')
  await layer.getByRole('group', { name: 'Количество' }).getByRole('button', { name: 'Прибавить' }).click()
  await expect(add).toContainText('888')
  await expectAccessible()
  // The second tap hits the closing popup and adds nothing.
  await tapTwice(add, 'on the button')
  await expect(layer).toHaveCount(0)
  const lines = await readCart(page)
  expect(lines[0]).toMatchObject({ count: 2, sum: 88_800 })
  expect(lines.map(listChosen)).toEqual([['Сырный', 'Халапеньо', 'Чесночный']])

  await page.getByRole('link', { name: /^Корзина · / }).click()
  await cartLines(page).getByRole('link', { name: 'Шаверма в лаваше', exact: true }).click()
  await expect(layer.getByRole('radio', { name: 'Сырный' })).toBeChecked()
  await expect(layer.getByRole('checkbox', { name: 'Халапеньо' })).toBeChecked()
  await layer.getByRole('radio', { name: 'Без глютена' }).check()
  await layer.getByRole('button', { name: /^Сохранить/ }).click()
  await expect(layer).toHaveCount(0)
  await expect(page).toHaveURL('/cart')
  expect((await readCart(page)).map(listChosen)).toEqual([['Без глютена', 'Халапеньо', 'Чесночный']])
})

test(
  'M-05 C-03 adding too early is refused at the group, and a second choice is a new line',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open(pathOf(venue, 'Шаверма в лаваше'))
    const layer = dish(page, 'Шаверма в лаваше')
    const group = layer.getByRole('group', { name: /^Лаваш/ })
    const add = layer.getByRole('button', { name: /^В корзину/ })
    await expect(group).toContainText('выберите 1')
    // Rendered and not `display: none`, or its later text would not be announced.
    await expect(group.locator('[aria-live]')).toHaveCSS('display', 'block')
    await add.click()
    await expect(group).toContainText('Выберите один вариант')
    await expect(group).toHaveAccessibleDescription('Выберите один вариант')
    await expect(layer.getByRole('radio', { name: 'Классический' })).toBeFocused()
    expect(await readCart(page)).toEqual([])
    await page.keyboard.press('Space')
    await expect(group).not.toContainText('Выберите один вариант')
    // The second tap does not press what lies below.
    await tapTwice(add, 'when it is gone')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readCart(page)).toHaveLength(1)

    for (const bread of ['Сырный', 'Классический']) {
      await page.getByRole('link', { name: 'Шаверма в лаваше', exact: true }).click()
      await layer.getByRole('radio', { name: bread }).check()
      await add.click()
      await expect(layer).toHaveCount(0)
    }
    expect((await readCart(page)).map(({ count }) => count)).toEqual([2, 1])
  },
)

test(
  'M-05 photos turn, a dish’s address is shared, and a full group takes no more',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => false })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => window.sessionStorage.setItem('copied', text) },
      })
    })
    const path = pathOf(venue, 'Шаверма в лаваше')
    await open(path)
    const layer = dish(page, 'Шаверма в лаваше')
    const photos = layer.getByRole('region', { name: 'Фотографии: Шаверма в лаваше' })
    await expect(photos).toContainText('Фото 1 из 2')
    await photos.getByRole('button', { name: 'Следующее фото' }).focus()
    await page.keyboard.press('Enter')
    await expect(photos).toContainText('Фото 2 из 2')
    await layer.getByRole('button', { name: 'Поделиться' }).click()
    await expect(page.getByText('Ссылка скопирована').first()).toBeVisible()
    expect(await page.evaluate(() => window.sessionStorage.getItem('copied'))).toContain(path)

    for (const name of ['Халапеньо', 'Сыр чеддер', 'Фри внутрь']) {
      await layer.getByRole('checkbox', { name }).check()
    }
    await expect(layer.getByRole('checkbox', { name: 'Двойная курица' })).toBeDisabled()
    await layer.getByRole('checkbox', { name: 'Халапеньо' }).uncheck()
    await expect(layer.getByRole('checkbox', { name: 'Двойная курица' })).toBeEnabled()

    const wings = await turnTo(page, 'Крылья на углях')
    const dozen = wings.getByRole('group', { name: /^Соберите дюжину крыльев/ })
    await expect(dozen).toContainText('выберите 12')
    await wings.getByRole('group', { name: 'Аджика' }).getByRole('button', { name: 'Прибавить' }).click()
    await expect(dozen).toContainText('выбрано 1 из 12')
    await wings.getByRole('button', { name: /^В корзину/ }).click()
    await expect(dozen).toContainText('Выберите ещё 11')
  },
)

test(
  'M-06 X-01 an 18+ dish asks once, remembers a yes and adds nothing after a no',
  { tag: '@once' },
  async ({ page, venue, open, expectAccessible }) => {
    test.slow()
    const path = pathOf(venue, 'Энергетик «Кочегар»')
    await open(path)
    const layer = dish(page, 'Энергетик «Кочегар»')
    const add = layer.getByRole('button', { name: /^В корзину/ })
    const question = page.getByRole('alertdialog', { name: 'Вам есть 18 лет?' })
    await add.click()
    await expect(question).toBeVisible()
    await expect(question).toHaveAccessibleDescription(/\S/)
    await expectAccessible()
    await question.getByRole('button', { name: 'Нет' }).click()
    await expect(question).toHaveCount(0)
    await expect(layer).toBeVisible()
    expect(await readCart(page)).toEqual([])
    await add.click()
    await question.getByRole('button', { name: 'Да, мне есть 18' }).click()
    await expect(layer).toHaveCount(0)
    expect(await readStored(page, 'person_adulthood_confirmed')).toBe(true)
    expect(await readCart(page)).toHaveLength(1)
    await page.goto(path)
    await add.click()
    await expect(layer).toHaveCount(0)
    await expect(question).toHaveCount(0)
    expect((await readCart(page))[0]?.count).toBe(2)
  },
)

test(
  'M-06 M-07 a dish that is stopped or out of its hours cannot be added and says why, and a slow one says so',
  { tag: '@once' },
  async ({ page, venue, open, expectAccessible }) => {
    test.slow()
    await open(pathOf(venue, 'Шаверма с креветкой'))
    const stopped = dish(page, 'Шаверма с креветкой')
    await expect(stopped).toContainText('Блюдо закончилось')
    await expect(stopped.getByRole('button', { name: /^В корзину/ })).toBeDisabled()
    await expectAccessible()
    const late = await turnTo(page, 'Лаваш из печи')
    await expect(late).toContainText('Можно заказать сегодня с 17:00')
    await expect(late.getByRole('button', { name: /^Заказать: Сегодня 17:/ })).toBeVisible()
    await expect(late.getByRole('button', { name: /^В корзину/ })).toHaveCount(0)
    await expect(await turnTo(page, 'Пир на углях')).toContainText('1,5 часа')
  },
)

test('A-06 A-07 back closes the dish, and a direct link ends on the page below', async ({
  page,
  venue,
  open,
  isMobile,
}) => {
  test.slow()
  const path = pathOf(venue, 'Шаверма сырная')
  await open(isMobile ? `/menus/${venue.menuIds[0]}` : '/')
  await page.getByRole('link', { name: 'Шаверма сырная' }).first().click()
  const layer = dish(page, 'Шаверма сырная')
  await expect(layer).toBeVisible()
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(layer).toHaveCount(0)
  await page.goto(path)
  await layer.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page).toHaveURL(isMobile ? `/menus/${venue.menuIds[0]}` : '/')
})
