import { createRouter } from '@tanstack/react-router'
import { ScreenFailed } from '#app/layouts/screen-failed.tsx'
import { ScreenLoading } from '#app/layouts/screen-loading.tsx'
import { NotFoundScreen } from '#app/layouts/not-found-screen.tsx'
import { routeTree } from '#app/routing/routes.tsx'

export const router = createRouter({
  routeTree,
  basepath: '/office',
  defaultPendingComponent: ScreenLoading,
  defaultErrorComponent: ScreenFailed,
  defaultNotFoundComponent: NotFoundScreen,
  // A link's file is fetched when the pointer comes near, so that the press shows the screen at once.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // Before that the last screen stays: a skeleton that flashes is worse than a short wait.
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
})

/** Addresses, their parameters and searches are checked where they are written. */
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
