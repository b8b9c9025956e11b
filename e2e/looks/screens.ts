import type { Page } from '@playwright/test'
import type { Stored } from '../visit.ts'

/** The data of one brand for addresses and a cart. */
export interface Stage {
  menuId: number | undefined
  dishId: number | undefined
  promotionId: number
  restoId: number
  orderId: string | undefined
  cart: readonly Stored[]
  signedIn: Stored
}

export interface Screen {
  name: string
  path: (stage: Stage) => string
  /** Stored values besides the chosen venue. Null is a first visit. */
  stored?: (stage: Stage) => Stored | null
  /** Steps to a state that has no address of its own. */
  prepare?: (page: Page) => Promise<void>
}

const withCart = ({ cart }: Stage): Stored => ({ cart_positions: cart })
const asPerson = ({ signedIn }: Stage): Stored => signedIn

/** Every screen, layer and popup of a customer, by name. */
export const screens: readonly Screen[] = [
  { name: 'boot', path: () => '/', stored: () => null },
  { name: 'home', path: () => '/', stored: withCart },
  { name: 'menu', path: ({ menuId }) => `/menus/${menuId}`, stored: withCart },
  {
    name: 'dish',
    path: ({ menuId, dishId }) => `/menus/${menuId}/positions/${dishId}`,
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'search', path: () => '/', prepare: (page) => search(page, 's') },
  { name: 'search-nothing', path: () => '/', prepare: (page) => search(page, 'qqqq') },
  { name: 'location', path: () => '/', prepare: openLocation },
  { name: 'promotions', path: () => '/promotions' },
  {
    name: 'promotion',
    path: ({ promotionId }) => `/promotions/${promotionId}`,
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'venues', path: () => '/restos' },
  { name: 'venue', path: ({ restoId }) => `/restos/${restoId}` },
  { name: 'cart-empty', path: () => '/cart' },
  { name: 'cart', path: () => '/cart', stored: withCart },
  { name: 'checkout', path: () => '/cart', stored: (stage) => ({ ...withCart(stage), ...asPerson(stage) }) },
  { name: 'sign-in', path: () => '/auth' },
  { name: 'orders', path: () => '/orders', stored: asPerson },
  { name: 'order', path: ({ orderId }) => `/orders/${orderId}`, stored: asPerson },
  { name: 'terms', path: () => '/terms-of-sale' },
]

async function search(page: Page, words: string): Promise<void> {
  await page
    .getByRole('button', { name: /поиск|search|pretraga/i })
    .first()
    .click()
  await page.getByRole('searchbox').fill(words)
}

async function openLocation(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup=dialog]:has(svg[class^=pin])').first().click()
  await page.locator('[role=dialog] form').waitFor()
}
