import type { ReactNode } from 'react'
import { later } from '@lavash/ui/later.tsx'
import type { MatchedRoute } from '#app/routing/match-route.ts'
import type { PageName } from '#app/routing/to-view.ts'
import { withLaterTexts } from '#i18n/load-messages.ts'
import { untilIdle } from '@lavash/ui/until-idle.ts'
import { HomeScreen } from '#screens/home-index/home-screen.tsx'
import { MenuScreen } from '#screens/menus-show/menu-screen.tsx'

const AuthScreen = later(
  async () => (await withLaterTexts(import('#screens/auth-index/auth-screen.tsx'))).AuthScreen,
)
const CartScreen = later(
  async () => (await withLaterTexts(import('#screens/cart-index/cart-screen.tsx'))).CartScreen,
)
const OrdersScreen = later(
  async () => (await withLaterTexts(import('#screens/orders-index/orders-screen.tsx'))).OrdersScreen,
)
const OrderScreen = later(
  async () => (await withLaterTexts(import('#screens/orders-show/order-screen.tsx'))).OrderScreen,
)
const ProfileScreen = later(
  async () => (await withLaterTexts(import('#screens/profile-index/profile-screen.tsx'))).ProfileScreen,
)
const PromotionsScreen = later(
  async () =>
    (await withLaterTexts(import('#screens/promotions-index/promotions-screen.tsx'))).PromotionsScreen,
)
const RestosScreen = later(
  async () => (await withLaterTexts(import('#screens/restos-index/restos-screen.tsx'))).RestosScreen,
)
const RestoScreen = later(
  async () => (await withLaterTexts(import('#screens/restos-show/resto-screen.tsx'))).RestoScreen,
)
const TermsScreen = later(
  async () => (await withLaterTexts(import('#screens/terms-of-sale/terms-screen.tsx'))).TermsScreen,
)

const loaders: Partial<Record<PageName, () => Promise<void>>> = {
  'auth.index': AuthScreen.load,
  'cart.index': CartScreen.load,
  'profile.index': ProfileScreen.load,
  'orders.index': OrdersScreen.load,
  'orders.show': OrderScreen.load,
  'promotions.index': PromotionsScreen.load,
  'restos.index': RestosScreen.load,
  'restos.show': RestoScreen.load,
  'terms-of-sale': TermsScreen.load,
}

/** Called before a navigation: a page that is not loaded would show a spinner. */
export async function loadScreen(name: PageName): Promise<void> {
  await loaders[name]?.()
}

/**
 * Preloads pages while the customer reads, also for a lost network. One at a time, so that a press waits for one file
 * at most.
 */
export async function preloadScreens(): Promise<void> {
  for (const load of Object.values(loaders)) {
    await untilIdle()
    await load()
  }
}

type Params = MatchedRoute['params']

/** One row for each page. The first chunk has the landing pages, and the others load on demand. */
export const screensOfRoutes: Readonly<Record<PageName, (params: Params) => ReactNode>> = {
  'auth.index': () => <AuthScreen />,
  'cart.index': () => <CartScreen />,
  'home.index': ({ menuId }) => <HomeScreen menuId={menuId} />,
  'menus.show': ({ menuId = 0 }) => <MenuScreen key={menuId} menuId={menuId} />,
  'promotions.index': () => <PromotionsScreen />,
  'restos.index': () => <RestosScreen />,
  'restos.show': ({ restoId = 0 }) => <RestoScreen key={restoId} restoId={restoId} />,
  'profile.index': () => <ProfileScreen />,
  'orders.index': () => <OrdersScreen />,
  'orders.show': ({ orderId = '' }) => <OrderScreen key={orderId} orderId={orderId} />,
  'terms-of-sale': () => <TermsScreen />,
  // Never rendered: the guard redirects home.
  'error.not-found.index': () => null,
}
