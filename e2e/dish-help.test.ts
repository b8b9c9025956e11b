import type { Page } from '@playwright/test'
import { readDish } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored } from './visit.ts'

const layerOf = (page: Page) => page.getByRole('dialog', { name: 'Шаверма в лаваше' })

test(
  'M-05 a half-chosen dish is kept when its sheet closes, and a free item tells no price',
  { tag: '@once' },
  async ({ page, venue, server, open }) => {
    const dish = await readDish(server, venue, 'Шаверма в лаваше')
    await open(`/menus/${dish.menu.id}`)
    const layer = layerOf(page)
    await page.getByRole('link', { name: 'Шаверма в лаваше', exact: true }).click()
    await expect(layer.getByRole('group', { name: /^Лаваш/ })).toContainText('40')
    await expect(layer).not.toContainText(/\b0\s₽/)
    await layer.getByRole('radio', { name: 'Сырный' }).check()
    await layer.getByRole('checkbox', { name: 'Халапеньо' }).check()
    await layer.getByRole('group', { name: 'Количество' }).getByRole('button', { name: 'Прибавить' }).click()
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
    await page.getByRole('link', { name: 'Шаверма в лаваше', exact: true }).click()
    await expect(layer.getByRole('radio', { name: 'Сырный' })).toBeChecked()
    await expect(layer.getByRole('checkbox', { name: 'Халапеньо' })).toBeChecked()
    await layer.getByRole('button', { name: /^В корзину/ }).click()
    await expect(layer).toHaveCount(0)
    expect(await readStored(page, 'cart_positions')).toMatchObject([{ count: 2 }])
    // What is in the cart is chosen, not half-chosen: the next one begins anew.
    await page.getByRole('link', { name: 'Шаверма в лаваше', exact: true }).click()
    await expect(layer.getByRole('radio', { name: 'Сырный' })).not.toBeChecked()
  },
)

test(
  'C-04 ‘−’ on a dish with two choices asks which one is meant',
  { tag: '@once' },
  async ({ page, venue, server, open, expectAccessible }) => {
    test.slow()
    const dish = await readDish(server, venue, 'Шаверма в лаваше')
    await open(`/menus/${dish.menu.id}`)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: dish.name, exact: true }) })
    const layer = layerOf(page)
    for (const choice of ['Классический', 'Сырный']) {
      await page.getByRole('link', { name: dish.name, exact: true }).click()
      await layer.getByRole('radio', { name: choice }).check()
      await layer.getByRole('button', { name: /^В корзину/ }).click()
      await expect(layer).toHaveCount(0)
    }
    await card.getByRole('button', { name: 'Убавить' }).click()
    const question = page.getByRole('dialog', { name: 'Шаверма в лаваше. Какую убавить?' })
    await expect(question.getByRole('group')).toHaveCount(2)
    await expectAccessible()
    await question
      .getByRole('group', { name: 'Лаваш: Сырный' })
      .getByRole('button', { name: 'Удалить' })
      .click()
    await expect(question.getByRole('group')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    const lines = (await readStored(page, 'cart_positions')) as { modifiers: { name: string }[] }[]
    expect(lines.map(({ modifiers }) => modifiers[0]?.name)).toEqual(['Классический'])
  },
)
