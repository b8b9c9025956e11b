import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { OpenLayout } from '#app/layouts/open-layout.tsx'
import { RootFrame } from '#app/layouts/root-frame.tsx'
import { brandParams, counterParams } from '#app/routing/address-ids.ts'
import {
  goToBrandStart,
  goToOnlyCounter,
  goToStart,
  leaveSignIn,
  requireBrand,
  requireBrandManager,
  requireCounter,
  requireManager,
  requireMe,
} from '#app/routing/guards.ts'
import { showLaterTexts } from '#features/look/shown-texts.ts'
import { findOwnAddress } from '#app/routing/own-address.ts'
import { toLogFilters, toOpenPopup } from '#config/searches.ts'

/** A screen is a file of its own, loaded with its first visit. A route only says who may open it. */
const rootRoute = createRootRoute({ component: RootFrame })

const startRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', beforeLoad: goToStart })

const openRoute = createRoute({ getParentRoute: () => rootRoute, id: 'open', component: OpenLayout })

const signInRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'sign-in',
  validateSearch: (search: Record<string, unknown>): { to?: string; isOver?: true } => {
    const to = findOwnAddress(search['to'])
    return { ...(to !== undefined && { to }), ...(search['isOver'] === true && { isOver: true }) }
  },
  beforeLoad: ({ search }) => leaveSignIn(search.to),
  component: lazyRouteComponent(() => import('#screens/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
})

const chooseBrandRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'start',
  beforeLoad: async ({ location }) => {
    const [me] = await Promise.all([requireMe(location.publicHref), showLaterTexts()])
    return { me }
  },
  component: lazyRouteComponent(() => import('#screens/start/start-screen.tsx'), 'StartScreen'),
})

const invitationRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'invitation',
  beforeLoad: showLaterTexts,
  component: lazyRouteComponent(
    () => import('#screens/invitation/invitation-screen.tsx'),
    'InvitationScreen',
  ),
})

const pairRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'pair',
  validateSearch: (search: Record<string, unknown>): { isLost?: true } =>
    search['isLost'] === true ? { isLost: true } : {},
  beforeLoad: showLaterTexts,
  component: lazyRouteComponent(() => import('#screens/pair/pair-screen.tsx'), 'PairScreen'),
})

const brandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$brandId',
  params: brandParams,
  beforeLoad: async ({ location, params }) => {
    const [me] = await Promise.all([requireBrand(location.publicHref, params.brandId), showLaterTexts()])
    return { me }
  },
  component: lazyRouteComponent(() => import('#app/layouts/office-layout.tsx'), 'OfficeLayout'),
})

const brandStartRoute = createRoute({
  getParentRoute: () => brandRoute,
  path: '/',
  beforeLoad: ({ context, params }) => goToBrandStart(context.me, params.brandId),
})

const accountRoute = createRoute({
  getParentRoute: () => brandRoute,
  path: 'account',
  component: lazyRouteComponent(() => import('#screens/account/account-screen.tsx'), 'AccountScreen'),
})

const teamRoute = createRoute({
  getParentRoute: () => brandRoute,
  path: 'team',
  validateSearch: toOpenPopup,
  beforeLoad: ({ context, params }) => requireManager(context.me, params.brandId),
  component: lazyRouteComponent(() => import('#screens/team/team-screen.tsx'), 'TeamScreen'),
})

const devicesRoute = createRoute({
  getParentRoute: () => brandRoute,
  path: 'team/devices',
  validateSearch: toOpenPopup,
  beforeLoad: ({ context, params }) => requireManager(context.me, params.brandId),
  component: lazyRouteComponent(() => import('#screens/devices/devices-screen.tsx'), 'DevicesScreen'),
})

const logRoute = createRoute({
  getParentRoute: () => brandRoute,
  path: 'team/log',
  validateSearch: toLogFilters,
  beforeLoad: ({ context, params }) => requireBrandManager(context.me, params.brandId),
  component: lazyRouteComponent(() => import('#screens/log/log-screen.tsx'), 'LogScreen'),
})

const countersRoute = createRoute({
  getParentRoute: () => brandRoute,
  path: 'counter',
  beforeLoad: ({ context, params }) => goToOnlyCounter(context.me, params.brandId),
  component: lazyRouteComponent(() => import('#screens/counters/counters-screen.tsx'), 'CountersScreen'),
})

const counterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$brandId/counter/$restoId',
  params: counterParams,
  beforeLoad: async ({ location, params: { brandId, restoId } }) => {
    await Promise.all([requireCounter(location.publicHref, brandId, restoId), showLaterTexts()])
  },
  component: lazyRouteComponent(() => import('#screens/counter/counter-screen.tsx'), 'CounterScreen'),
})

export const routeTree = rootRoute.addChildren([
  startRoute,
  openRoute.addChildren([signInRoute, chooseBrandRoute, invitationRoute, pairRoute]),
  brandRoute.addChildren([brandStartRoute, teamRoute, devicesRoute, logRoute, accountRoute, countersRoute]),
  counterRoute,
])
