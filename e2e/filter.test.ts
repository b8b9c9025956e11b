import type { Page } from '@playwright/test'
import { toDelivery } from './cart-steps.ts'
import { cardOf } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore } from './visit.ts'

const filterButton = (page: Page) => page.getByRole('button', { name: /^Фильтр/ })
const withMilk = 'Шаверма сырная'
const withoutMilk = 'Фалафель в пите'

test(
  'M-12 a customer who avoids milk sees and finds no dish with it, also after a reload; a filter that nothing fits is reset',
  { tag: '@once' },
  async ({ page, venue, expectAccessible }) => {
    await storeBefore(page, toDelivery(venue))
    await page.goto(`/menus/${venue.menuIds[0]}`)
    await expect(cardOf(page, withMilk)).toBeVisible()
    await filterButton(page).click()
    const popup = page.getByRole('dialog', { name: 'Фильтр' })
    await popup.getByRole('button', { name: 'молоко' }).click()
    await expectAccessible()
    await popup.getByRole('button', { name: /^Показать \d+ блюд/ }).click()
    await expect(cardOf(page, withMilk)).toHaveCount(0)
    await expect(cardOf(page, withoutMilk)).toBeVisible()

    await page.reload()
    await expect(cardOf(page, withoutMilk)).toBeVisible()
    await expect(cardOf(page, withMilk)).toHaveCount(0)
    await expect(filterButton(page)).toHaveAccessibleName('Фильтр: выбран 1')
    await page.getByRole('button', { name: 'Поиск блюд' }).click()
    const search = page.getByRole('dialog', { name: 'Поиск блюд' })
    await search.getByRole('searchbox').fill(withMilk)
    const found = search.getByRole('heading', { name: withMilk })
    await expect(search.getByRole('article').first()).toBeVisible()
    await expect(found).toHaveCount(0)
    await search.getByRole('button', { name: 'Ищем с фильтром меню' }).click()
    await expect(found).toBeVisible()
    await search.getByRole('button', { name: 'Назад' }).click()

    await filterButton(page).click()
    await popup.getByRole('button', { name: 'молоко' }).click()
    await popup.getByRole('button', { name: 'Новинка' }).click()
    await popup.getByRole('button', { name: 'Показать 0 блюд' }).click()
    await expect(page.getByText('Ничего не подошло')).toBeVisible()
    await page.getByRole('button', { name: 'Сбросить фильтр' }).click()
    await expect(cardOf(page, withMilk)).toBeVisible()
  },
)
