import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { readSignedIn } from './sign-in-steps.ts'
import { chooseElsewhere, storeBefore, storeElsewhere, toStored } from './visit.ts'

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

/** A header with a name and a back button, and nothing else. */
const simplePages: Partial<Record<(typeof pages)[number][0], string>> = {
  'auth.index': 'Вход',
  'cart.index': 'Оформление заказа',
  'terms-of-sale': 'Безопасность платежей и оферта',
}

/** Other pages are checked for accessibility in their own tests, in this state or a fuller one. */
const inspectedHere: ReadonlySet<string> = new Set(['cart.index', 'home.index', 'promotions.show'])

/** Each of the two layouts in both widths; the other pages only choose one of them. */
const inBothWidths: ReadonlySet<string> = new Set([...inspectedHere, 'menus.show'])

for (const [name, toPath, title, englishTitle] of pages) {
  const isInspected = inspectedHere.has(name)
  const ending = isInspected ? ', and meets WCAG in both themes' : ''
  const tag = inBothWidths.has(name) ? [] : ['@once']
  test(
    `A-01 A-04 ${name} has its path, its layout and a title in the language of the page${ending}`,
    { tag },
    async ({ page, venue, open, expectAccessible }) => {
      const path = toPath(venue)
      const heading = simplePages[name]
      await open(path)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      if (isInspected) await expectAccessible()
      await chooseElsewhere(page, 'en')
      await expect(page).toHaveTitle(englishTitle)
      const footer = page.getByRole('contentinfo', { includeHidden: true })
      await expect(footer).toHaveCount(heading === undefined ? 1 : 0)
      if (heading === undefined) return
      await chooseElsewhere(page, 'ru')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.getByRole('button', { name: 'Назад' }).click()
      await expect(page).toHaveURL('/')
      await expect(footer).toBeVisible()
    },
  )
}

test(
  'A-02 error.not-found.index: an unknown path goes home and replaces its entry',
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
  'A-03 the guard sends ids of another venue home with a notice, on every navigation',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    for (const path of ['/menus/999999', `/menus/${venue.menuIds[0]}/positions/999999`, '/restos/999999']) {
      await open(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByText('В выбранном заведении этого нет').first()).toBeVisible()
    }
  },
)

test(
  'A-03 the guard watches every step inside the app: a menu of the former venue, and a link that lost its session',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const { stored } = await readSignedIn(server)
    await storeBefore(page, { ...toStored(venue), ...stored })
    await page.goto('/')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    const visit = async (way: Locator, path: string) => {
      await way.click()
      await expect(page).toHaveURL(path)
      await page.getByRole('button', { name: 'Назад' }).click()
      await expect(page).toHaveURL('/')
    }
    await visit(page.getByRole('link', { name: /Завтраки/ }), `/menus/${venue.menuIds[1]}`)
    await storeElsewhere(page, 'resto_id', venue.otherRestoId)
    await expect(page.getByText('Городской пляж, пирс 3').first()).toBeVisible()
    await page.goForward()
    await expect(page.getByText('В выбранном заведении этого нет').first()).toBeVisible()
    await expect(page).toHaveURL('/')

    await page.getByRole('button', { name: /^Профиль/ }).click()
    await visit(page.getByRole('menuitem', { name: 'Мои заказы' }), '/orders')
    await storeElsewhere(page, 'person_token_set', null)
    await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL('/auth')
    expect(documents).toEqual([])
  },
)
