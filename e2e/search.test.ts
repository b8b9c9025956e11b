import type { Page } from '@playwright/test'
import { cardOf } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { tapTwice } from './tap-twice.ts'

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Поиск блюд' })
const fieldOf = (page: Page) => popupOf(page).getByRole('searchbox', { name: 'Поиск' })
const namesOf = (page: Page) => popupOf(page).getByRole('heading', { level: 3 })

async function startSearch(page: Page, words = '') {
  await page.getByRole('button', { name: /^Поиск/ }).click()
  await expect(fieldOf(page)).toBeFocused()
  await fieldOf(page).fill(words)
}

test(
  'M-08 dishes are found while typing, however they are spelled, and the matching words are marked',
  { tag: '@once' },
  async ({ page, open, expectAccessible }) => {
    await open('/')
    await startSearch(page)
    await expect(fieldOf(page)).toHaveAttribute('placeholder', 'Поиск')
    await fieldOf(page).pressSequentially('шаве')
    await expect(namesOf(page).first()).toHaveText(/^Шаверма/)
    await expect(namesOf(page).first().locator('mark')).toHaveText('Шаве')
    await expect(popupOf(page).getByRole('status').first()).toHaveText(/^Найдено \d+ блюд/)
    await expectAccessible()
    await fieldOf(page).fill('шакшука')
    await expect(namesOf(page)).toHaveText(['Шакшука'])
    for (const [how, words, name] of [
      ['with е for ё', 'лепешка', 'Хумус с горячей лепёшкой'],
      ['with a slip', 'шаверна', 'Шаверма в лаваше'],
      ['in Latin letters', 'falafel', 'Фалафель в пите'],
      ['in the other layout of the keyboard', 'afkfatkm', 'Фалафель в пите'],
      ['by a word of the description', 'тахини', 'Фалафель в пите'],
      ['by a tag', 'постное', 'Фалафель в пите'],
      ['by the name of its group', 'соус чеснок', 'Чесночный'],
      ['by what customers call it', 'кофе', 'Американо'],
      ['with a word that no dish has', 'кока кола зеро', 'Кола'],
    ] as const) {
      await fieldOf(page).fill(words)
      await expect(namesOf(page).filter({ hasText: name }).first(), how).toBeVisible()
      // Clears results that stayed on the screen and would prove nothing.
      await fieldOf(page).fill('абвгдеж')
      await expect(namesOf(page), how).toHaveCount(0)
    }

    await expect(popupOf(page).getByText('Ничего не нашли').last()).toBeVisible()
    await expectAccessible()
    await popupOf(page).getByRole('button', { name: 'Остро' }).click()
    await expect(fieldOf(page)).toHaveValue('Остро')
    await expect(namesOf(page).first()).toBeVisible()
    await fieldOf(page).fill('абвгдеж')
    await popupOf(page).getByRole('button', { name: 'Посмотреть меню' }).click()
    await expect(popupOf(page)).toHaveCount(0)
  },
)

test('M-08 C-03 a found dish opens over the right page, and back restores the search', async ({
  page,
  venue,
  open,
  isMobile,
}) => {
  await open('/')
  await startSearch(page, 'шакшука')
  await namesOf(page).getByRole('link', { name: 'Шакшука' }).click()
  // It is of the second menu.
  await expect(page).toHaveURL(new RegExp(`/menus/${venue.menuIds[1]}/positions/\\d+$`))
  const dish = page.getByRole('dialog', { name: 'Шакшука' })
  await expect(dish).toBeVisible()
  await expect(popupOf(page)).toHaveCount(0)
  if (isMobile) await expect(page.locator('h1')).toHaveText('Завтраки')
  await page.goBack()
  await expect(dish).toHaveCount(0)
  await expect(fieldOf(page)).toHaveValue('шакшука')
  await expect(namesOf(page)).toHaveText(['Шакшука'])
  await page.goBack()
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await startSearch(page)
  await expect(popupOf(page).getByRole('heading', { name: 'Недавно искали' })).toBeVisible()
  await popupOf(page).getByRole('button', { name: 'шакшука' }).click()
  await expect(namesOf(page)).toHaveText(['Шакшука'])

  await fieldOf(page).fill('морс')
  await expect(namesOf(page).first()).toHaveText(/морс/i)
  const name = (await namesOf(page).first().textContent()) ?? ''
  const row = popupOf(page).getByRole('article').first()
  await row.getByRole('button', { name: /^Добавить в корзину/ }).click()
  await expect(row.getByRole('status')).toHaveText('1')
  await popupOf(page).getByRole('button', { name: 'Назад' }).click()
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Корзина · / })).toBeVisible()
  if (!isMobile) await expect(cardOf(page, name).getByRole('status')).toHaveText('1')
})

test('M-08 the page below does not move, and a second tap on the close button does not leave the page', async ({
  page,
  venue,
  open,
  isMobile,
}) => {
  await open(`/menus/${venue.menuIds[0]}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  // On a desktop the field stands in the bar at the top.
  const top = isMobile ? 700 : 60
  await page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top)
  await startSearch(page, 'морс')
  await expect(namesOf(page).first()).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await tapTwice(popupOf(page).getByRole('button', { name: 'Назад' }), 'on the button')
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}`)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await page.goForward()
  // A third tap here would be faster than anybody taps.
  await popupOf(page).getByRole('button', { name: 'Назад' }).press('Enter')
  await expect(popupOf(page)).toHaveCount(0)

  if (isMobile) {
    await startSearch(page, 'морс')
    // It would hit the page's own back button.
    await tapTwice(popupOf(page).getByRole('button', { name: 'Назад' }), 'when it is gone')
    await expect(popupOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}`)
  }
})

test('M-08 arrows, Enter and Escape operate the search', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/')
  await startSearch(page, 'соус')
  const links = namesOf(page).getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(fieldOf(page)).toBeFocused()
  const first = (await links.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: first })).toBeVisible()
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('соус')
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
})
