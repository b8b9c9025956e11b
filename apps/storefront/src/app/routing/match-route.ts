import { findSitePage, type PageParams } from '@lavash/rulebook/site/site-pages'
import type { RouteName } from '#config/paths.ts'

export interface MatchedRoute {
  readonly name: RouteName
  readonly params: PageParams
}

export function matchRoute(pathname: string): MatchedRoute {
  return findSitePage(pathname) ?? { name: 'error.not-found.index', params: {} }
}
