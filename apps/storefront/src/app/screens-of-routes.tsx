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
  'orders.index': OrdersScreen.load,
  'orders.show': OrderScreen.load,
  'promotions.index': PromotionsScreen.load,
  'restos.index': RestosScreen.load,
  'restos.show': RestoScreen.load,
  'terms-of-sale': TermsScreen.load,
}

/** Before it is shown: a page that is not there yet would leave its place to a spinner. */
export async function loadScreen(name: PageName): Promise<void> {
  await loaders[name]?.()
}

/**
 * While the customer reads: the next page opens at once, and in a tunnel too. One after the other, so that nobody waits
 * for more than one.
 */
export async function preloadScreens(): Promise<void> {
  for (const load of Object.values(loaders)) {
    await untilIdle()
    await load()
  }
}

type Params = MatchedRoute['params']

/** One row a page: what a customer lands on is in the first chunk, the rest comes when it is asked for. */
export const screensOfRoutes: Readonly<Record<PageName, (params: Params) => ReactNode>> = {
  'auth.index': () => <AuthScreen />,
  'cart.index': () => <CartScreen />,
  'home.index': ({ menuId }) => <HomeScreen menuId={menuId} />,
  'menus.show': ({ menuId = 0 }) => <MenuScreen key={menuId} menuId={menuId} />,
  'promotions.index': () => <PromotionsScreen />,
  'restos.index': () => <RestosScreen />,
  'restos.show': ({ restoId = 0 }) => <RestoScreen key={restoId} restoId={restoId} />,
  'orders.index': () => <OrdersScreen />,
  'orders.show': ({ orderId = '' }) => <OrderScreen key={orderId} orderId={orderId} />,
  'terms-of-sale': () => <TermsScreen />,
  // The guard has sent everybody home before anything is shown.
  'error.not-found.index': () => null,
}
