import { getDish, isPlain } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test(
  'a reader without scripts sees menus with prices and follows links',
  { tag: '@once' },
  async ({ page, server, venue }) => {
    const { id, name, price } = await getDish(server.url, venue, isPlain)
    await page.goto(`/menus/${venue.menuIds[0]}`)
    const link = page.getByRole('link', { name, exact: true })
    await expect(page.getByRole('listitem').filter({ has: link })).toContainText(`${price / 100} ₽`)
    // The splash has made room, and the menu is visible first.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByText('Накрываем на стол…')).toBeHidden()
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/positions/${id}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
    await expect(page.getByRole('article')).toContainText(`${price / 100} ₽`)
    await page.getByRole('navigation').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Уголёк' })).toBeInViewport()
  },
)
