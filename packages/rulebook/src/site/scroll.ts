import { appBarPx, countMenuBarPx, type LayoutKind } from './layout-sizes.ts'
import { scrollAnimationMs } from './limits.ts'

export interface Navigation {
  /** `traverse` is back or forward, as the Navigation API calls it. */
  readonly kind: 'push' | 'replace' | 'traverse'
  readonly routeName: string
  /** As in the address: empty, or a hash sign with the anchor's id. */
  readonly hash: string
  /** Where this history entry was left; null when it was never seen here. */
  readonly savedTopPx: number | null
  readonly layout: LayoutKind
  readonly menuCount: number
}

export type ScrollDecision =
  | { readonly action: 'restore'; readonly topPx: number }
  | {
      readonly action: 'anchor'
      readonly anchorId: string
      readonly offsetPx: number
      readonly durationMs: number
    }
  | { readonly action: 'keep' }
  | { readonly action: 'top' }

/** Layers lie over a page, and the page under them must not move. */
const layerRoutes: ReadonlySet<string> = new Set(['promotions.show', 'menus.positions.show'])

/** Back and forward outrank a hash: whoever scrolled on from an anchor wants the place they left. */
export function decideScroll(navigation: Navigation): ScrollDecision {
  const { kind, routeName, hash, savedTopPx } = navigation
  if (kind === 'traverse' && savedTopPx !== null) return { action: 'restore', topPx: savedTopPx }
  const anchorId = toAnchorId(hash)
  if (anchorId !== '') {
    return {
      action: 'anchor',
      anchorId,
      offsetPx: countAnchorOffsetPx(navigation),
      durationMs: scrollAnimationMs,
    }
  }
  return layerRoutes.has(routeName) ? { action: 'keep' } : { action: 'top' }
}

function countAnchorOffsetPx({
  layout,
  menuCount,
  routeName,
}: Pick<Navigation, 'layout' | 'menuCount' | 'routeName'>): number {
  const menuBar = countMenuBarPx(layout, menuCount)
  return layout === 'mobile' && routeName === 'menus.show' ? appBarPx.mobile + menuBar : menuBar
}

/** Anybody can write a hash by hand: a broken escape is taken as it stands, not thrown at the customer. */
function toAnchorId(hash: string): string {
  const written = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(written)
  } catch (error) {
    if (error instanceof URIError) return written
    throw error
  }
}
