import { expect, test } from './fixtures.ts'
import { leaveMapOut } from './location-steps.ts'

test('a new page takes the focus and says its name, and a popup gives the focus back', async ({
  page,
  open,
}) => {
  const main = (name: string) => page.getByRole('main', { name, exact: true })
  await open('/')
  const top = page.locator('#content')
  await expect(top).not.toBeFocused()
  const promotion = page.getByRole('region', { name: 'Акции' }).getByRole('link').first()
  await promotion.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(promotion).toBeFocused()
  await promotion.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Все акции' }).press('Enter')
  await expect(main('Акции')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Заведения' }).press('Enter')
  await expect(main('Заведения')).toBeFocused()
  await page.goBack()
  await expect(main('Акции')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions\/\d+$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(top).toBeFocused()
})

test(
  'on a phone’s home a closed banner returns the focus, and the search announces its count',
  { tag: '@mobile' },
  async ({ page, open }) => {
    await leaveMapOut(page)
    await open('/')
    const banner = page.getByRole('complementary', { name: 'Приложение' })
    await banner.getByRole('button', { name: 'Закрыть' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()

    const methods = page.getByRole('group', { name: 'Способ получения' }).getByRole('button')
    await expect(methods).toHaveCount(2)
    await methods.last().focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(methods.last()).toBeFocused()
    await expect(methods.last()).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Доставка', exact: true })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    const popup = page.getByRole('dialog', { name: 'Адрес' })
    await expect(popup.getByRole('radio', { name: 'Доставка' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(methods.first()).toBeFocused()

    await page.getByRole('button', { name: /^Поиск/ }).click()
    const search = page.getByRole('dialog', { name: 'Поиск блюд' })
    const count = search.getByRole('status').first()
    await expect(count).toHaveText('')
    await search.getByRole('searchbox').fill('шаверма в лаваше')
    await expect(count).toHaveText(/^Найдено/)
    await search.getByRole('link', { name: 'Шаверма в лаваше', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Шаверма в лаваше' })).toBeVisible()
  },
)
