import { lazy, type ReactNode } from 'react'
import type { PageName } from '#app/routing/to-view.ts'
import { HomeScreen } from '#screens/home-index/home-screen.tsx'
import { MenuScreen } from '#screens/menus-show/menu-screen.tsx'

const AuthScreen = lazy(async () => ({
  default: (await import('#screens/auth-index/auth-screen.tsx')).AuthScreen,
}))
const CartScreen = lazy(async () => ({
  default: (await import('#screens/cart-index/cart-screen.tsx')).CartScreen,
}))
const PromotionsScreen = lazy(async () => ({
  default: (await import('#screens/promotions-index/promotions-screen.tsx')).PromotionsScreen,
}))
const RestosScreen = lazy(async () => ({
  default: (await import('#screens/restos-index/restos-screen.tsx')).RestosScreen,
}))
const RestoScreen = lazy(async () => ({
  default: (await import('#screens/restos-show/resto-screen.tsx')).RestoScreen,
}))
const TermsScreen = lazy(async () => ({
  default: (await import('#screens/terms-of-sale/terms-screen.tsx')).TermsScreen,
}))

type Params = Readonly<Record<string, number>>

/** One row a page: what a customer lands on is in the first chunk, the rest comes when it is asked for. */
export const screensOfRoutes: Readonly<Record<PageName, (params: Params) => ReactNode>> = {
  'auth.index': () => <AuthScreen />,
  'cart.index': () => <CartScreen />,
  'home.index': ({ menuId }) => <HomeScreen menuId={menuId} />,
  'menus.show': ({ menuId = 0 }) => <MenuScreen key={menuId} menuId={menuId} />,
  'promotions.index': () => <PromotionsScreen />,
  'restos.index': () => <RestosScreen />,
  'restos.show': ({ restoId = 0 }) => <RestoScreen key={restoId} restoId={restoId} />,
  'terms-of-sale': () => <TermsScreen />,
  // The guard has sent everybody home before anything is shown.
  'error.not-found.index': () => null,
}
