import { expect, test } from './fixtures.ts'
import { chooseElsewhere } from './visit.ts'

const pages = [
  ['auth.index', () => '/auth', 'Вход — Уголёк', 'Sign in — Ugolyok'],
  ['cart.index', () => '/cart', 'Оформление заказа — Уголёк', 'Checkout — Ugolyok'],
  ['home.index', () => '/', 'Уголёк', 'Ugolyok'],
  [
    'menus.show',
    ({ menuIds }: Ids) => `/menus/${menuIds[0]}`,
    'Основное меню — Уголёк',
    'Main menu — Ugolyok',
  ],
  [
    'menus.positions.show',
    ({ menuIds, positions }: Ids) => `/menus/${menuIds[0]}/positions/${positions[0]?.id}`,
    /^Шаверма .* — Уголёк$/,
    /^.*[Ss]hawarma.* — Ugolyok$/,
  ],
  ['promotions.index', () => '/promotions', 'Акции — Уголёк', 'Promotions — Ugolyok'],
  [
    'promotions.show',
    ({ promotionId }: Ids) => `/promotions/${promotionId}`,
    /.+ — Уголёк$/,
    /.+ — Ugolyok$/,
  ],
  ['restos.index', () => '/restos', 'Заведения — Уголёк', 'Venues — Ugolyok'],
  [
    'restos.show',
    ({ restoId }: Ids) => `/restos/${restoId}`,
    'О заведении — Уголёк',
    'About the venue — Ugolyok',
  ],
  ['terms-of-sale', () => '/terms-of-sale', 'Безопасность платежей и оферта — Уголёк', /payment|offer/i],
] as const

interface Ids {
  menuIds: number[]
  positions: { id: number }[]
  promotionId: number
  restoId: number
}

for (const [name, toPath, title, englishTitle] of pages) {
  test(`A-01 ${name} has its path and a title in the language of the page, and meets WCAG in both themes`, async ({
    page,
    venue,
    open,
    expectAccessible,
  }) => {
    // Two whole inspections of a page with a hundred cards.
    test.slow()
    const path = toPath(venue)
    await open(path)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    await expectAccessible()
    await chooseElsewhere(page, 'en')
    await expect(page).toHaveTitle(englishTitle)
  })
}

test(
  'A-02 error.not-found.index: an unknown path goes home in place of its entry',
  { tag: '@once' },
  async ({ page, open }) => {
    await open('/restos')
    await page.goto('/nowhere/at/all')
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/restos')
  },
)

test(
  'A-03 the guard sees every navigation: what is not of this venue goes home with a word',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    for (const path of ['/menus/999999', `/menus/${venue.menuIds[0]}/positions/999999`, '/restos/999999']) {
      await open(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByText('В выбранном заведении этого нет').first()).toBeVisible()
    }
  },
)

test('A-04 cart, sign-in and terms have a header with a way back and nothing else', async ({
  page,
  open,
}) => {
  await open('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
