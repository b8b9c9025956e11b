import type { LayoutKind } from '@lavash/rulebook/site/layout-sizes'
import type { MatchedRoute } from '#app/routing/match-route.ts'
import type { RouteName } from '#config/paths.ts'
import { findEdited } from '#order/edit-line.ts'

export type LayerName = 'menus.positions.show' | 'promotions.show'
export type PageName = Exclude<RouteName, LayerName>

export interface View {
  readonly page: { readonly name: PageName; readonly params: MatchedRoute['params'] }
  readonly layer?: { readonly name: LayerName; readonly params: MatchedRoute['params'] }
}

/** The state of a link into a layer: the page on which it was pressed. */
export interface LayerState {
  readonly over: 'home.index' | 'promotions.index'
}

function isOverList(state: unknown): boolean {
  return (state as Partial<LayerState> | null)?.over === 'promotions.index'
}

/**
 * the page and the layer over it. A dish lies over its menu on a phone. On a desktop it lies over
 * home, which shows every menu. A promotion lies over the list it was opened from, else over home. A dish that edits
 * a line lies over the cart.
 */
export function toView({ name, params }: MatchedRoute, layout: LayoutKind, state: unknown): View {
  if (name === 'menus.positions.show') {
    if (findEdited(state) !== undefined)
      return { page: { name: 'cart.index', params: {} }, layer: { name, params } }
    const below = layout === 'mobile' ? ('menus.show' as const) : ('home.index' as const)
    const { menuId = 0 } = params
    return { page: { name: below, params: { menuId } }, layer: { name, params } }
  }
  if (name === 'promotions.show') {
    const page = isOverList(state) ? ('promotions.index' as const) : ('home.index' as const)
    return { page: { name: page, params: {} }, layer: { name, params } }
  }
  if (name === 'menus.show' && layout === 'desktop') return { page: { name: 'home.index', params } }
  return { page: { name, params } }
}
