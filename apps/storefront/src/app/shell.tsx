import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { pause } from '@lavash/client/backoff.ts'
import { readEntry } from '#navigation/history.ts'
import { GoTo, useEntry } from '#navigation/router.tsx'
import { hasBrandLayout } from '#app/brand-parts.ts'
import { usePageHits } from '#app/hits/use-page-hits.ts'
import { LayerOfRoute, loadLayer } from '#app/layer-of-route.tsx'
import { CustomLayout } from '#app/layouts/custom-layout.tsx'
import { DefaultLayout } from '#app/layouts/default-layout.tsx'
import { ErrorLayout } from '#app/layouts/error-layout.tsx'
import { resolveLayout } from '#app/layouts/resolve-layout.ts'
import { SimpleLayout } from '#app/layouts/simple-layout.tsx'
import { matchRoute } from '#app/routing/match-route.ts'
import { ScrollMemory } from '#app/routing/scroll-memory.tsx'
import { toView } from '#app/routing/to-view.ts'
import { useGuard } from '#app/routing/use-guard.ts'
import { usePageFocus } from '#app/routing/use-page-focus.ts'
import { useScrolling } from '#app/routing/use-scrolling.ts'
import { useDocumentTitle, useRouteTitle } from '#app/routing/use-titles.ts'
import { ScreenBoundary } from '#app/screen-boundary.tsx'
import { loadScreen, preloadScreens, screensOfRoutes } from '#app/screens-of-routes.tsx'
import { useForgetPerson } from '#app/use-forget-person.ts'
import { useLiveRefresh } from '#app/use-live-refresh.ts'
import { useOfflineCopy } from '#app/use-offline-copy.ts'
import { useSeveralMenus } from '#app/use-several-menus.ts'
import { findLayout, toPath } from '#config/paths.ts'
import { savesData } from '#config/saves-data.ts'
import { untilIdle } from '@lavash/ui/until-idle.ts'
import { WhichLineQuestion } from '#features/menu/which-line-question.tsx'
import { AdulthoodProvider } from '#features/menu/use-adulthood.tsx'
import { VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useMenus, useTimeZone } from '#order/chosen-venue.ts'
import { CityDataProvider } from '#order/city-data.tsx'
import { usePreflightRuns } from '#order/preflight-runs.ts'
import { getLayout, useLayout } from '@lavash/ui/layout-mode.ts'
import { Spinner } from '@lavash/ui/spinner.tsx'
import { loadToasts } from '@lavash/ui/toast-host.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'

const patienceMs = 3000

const layouts = {
  custom: CustomLayout,
  default: DefaultLayout,
  error: ErrorLayout,
  simple: SimpleLayout,
} as const

let askedLayer: Promise<void> | undefined

/**
 * Loads the addressed page before the shell is shown: a missing page would show a spinner. After some seconds the
 * shell is shown without it.
 */
export async function loadAskedScreen(): Promise<void> {
  const { pathname, state } = readEntry()
  const { page, layer } = toView(matchRoute(pathname), getLayout(), state)
  askedLayer = layer && loadLayer(layer.name)
  await Promise.race([loadScreen(page.name), pause(patienceMs)])
}

/** Everything after the boot. */
export function Shell() {
  return (
    <CityDataProvider>
      <ShellOfCity />
    </CityDataProvider>
  )
}

/** Renders the current route: a page in its layout, and perhaps a layer over it. */
function ShellOfCity() {
  const { pathname, state, key } = useEntry()
  const match = matchRoute(pathname)
  const decision = useGuard(match)
  const menus = useMenus()
  const layout = useLayout()
  const view = toView(match, layout, state)
  const { page, layer } = view
  const isShown = decision.action === 'show'
  const pageTitle = useRouteTitle(page)
  useDocumentTitle(useRouteTitle(match))
  useSeveralMenus(menus.length > 1)
  useScrolling(match, menus.length)
  usePageFocus(view)
  usePageHits(isShown ? pathname : undefined)
  useLiveRefresh()
  useForgetPerson()
  useOfflineCopy(preload)
  const timeZone = useTimeZone()
  if (decision.action === 'sign-in') return <GoSignIn from={pathname} />
  if (decision.action === 'go-home') return <GoHome isTold={decision.isTold} />
  const Layout = layouts[resolveLayout(findLayout(page.name), hasBrandLayout())]
  return (
    <VenueTimeProvider timeZone={timeZone}>
      <ScrollMemory entryKey={key} />
      <PreflightRuns />
      <AdulthoodProvider>
        <Layout page={page.name} title={pageTitle}>
          <ScreenBoundary key={page.name}>
            <Suspense fallback={<Spinner />}>{screensOfRoutes[page.name](page.params)}</Suspense>
          </ScreenBoundary>
        </Layout>
        <LayerAfterPage>
          {layer !== undefined && <LayerOfRoute key={pathname} page={page} layer={layer} />}
        </LayerAfterPage>
        <WhichLineQuestion />
      </AdulthoodProvider>
    </VenueTimeProvider>
  )
}

/** By a direct link the page is rendered before the layer: together they would block a slow phone for too long. */
function LayerAfterPage({ children }: { children: ReactNode }) {
  const [isPageDrawn, setIsPageDrawn] = useState(false)
  useEffect(() => {
    const draw = async () => {
      await Promise.race([askedLayer, pause(patienceMs)])
      startTransition(() => setIsPageDrawn(true))
    }
    void draw()
  }, [])
  return isPageDrawn && <Suspense fallback={null}>{children}</Suspense>
}

/** A component of its own: the cart changes with every press, and no page should render for that. */
function PreflightRuns() {
  usePreflightRuns()
  return null
}

/** Runs after the first page and before the next. The dish comes first, because most customers open one. */
async function preload(): Promise<void> {
  const isSaving = savesData()
  await untilIdle()
  if (!isSaving) await loadLayer('menus.positions.show')
  // Toasts tell about errors, also about a lost network.
  await loadToasts()
  if (isSaving) return
  await preloadScreens()
  await loadLayer('promotions.show')
}

/** After sign-in the requested page is shown: see auth-screen.tsx. */
function GoSignIn({ from }: { from: string }) {
  return <GoTo to={toPath('auth.index')} state={{ from }} replace />
}

/** replaces the entry, so that going back does not return here. */
function GoHome({ isTold }: { isTold: boolean }) {
  const t = useText()
  useEffect(() => {
    if (isTold) showToast({ text: t('error.notInVenue') })
  }, [isTold, t])
  return <GoTo to={toPath('home.index')} replace />
}
