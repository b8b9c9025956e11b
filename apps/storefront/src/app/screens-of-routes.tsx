import { lazy, type ReactNode } from 'react'
import type { MatchedRoute } from '#app/routing/match-route.ts'
import type { PageName } from '#app/routing/to-view.ts'
import { untilIdle } from '#config/until-idle.ts'
import { HomeScreen } from '#screens/home-index/home-screen.tsx'
import { MenuScreen } from '#screens/menus-show/menu-screen.tsx'

const loaders = {
  auth: async () => ({ default: (await import('#screens/auth-index/auth-screen.tsx')).AuthScreen }),
  cart: async () => ({ default: (await import('#screens/cart-index/cart-screen.tsx')).CartScreen }),
  orders: async () => ({ default: (await import('#screens/orders-index/orders-screen.tsx')).OrdersScreen }),
  order: async () => ({ default: (await import('#screens/orders-show/order-screen.tsx')).OrderScreen }),
  promotions: async () => ({
    default: (await import('#screens/promotions-index/promotions-screen.tsx')).PromotionsScreen,
  }),
  restos: async () => ({ default: (await import('#screens/restos-index/restos-screen.tsx')).RestosScreen }),
  resto: async () => ({ default: (await import('#screens/restos-show/resto-screen.tsx')).RestoScreen }),
  terms: async () => ({ default: (await import('#screens/terms-of-sale/terms-screen.tsx')).TermsScreen }),
}

const AuthScreen = lazy(loaders.auth)
const CartScreen = lazy(loaders.cart)
const OrdersScreen = lazy(loaders.orders)
const OrderScreen = lazy(loaders.order)
const PromotionsScreen = lazy(loaders.promotions)
const RestosScreen = lazy(loaders.restos)
const RestoScreen = lazy(loaders.resto)
const TermsScreen = lazy(loaders.terms)

/**
 * While the customer reads: the next page opens at once, and in a tunnel too. One after the other, so that nobody waits
 * for more than one. Whatever fails is asked for again when needed.
 */
export async function preloadScreens(): Promise<void> {
  for (const load of Object.values(loaders)) {
    await untilIdle()
    await Promise.allSettled([load()])
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
