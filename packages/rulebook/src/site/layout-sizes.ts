import { mobileBelowPx } from './limits.ts'

/** The sizes of A-12 that code computes with. The others are in the stylesheet (docs/specification/limits.md). */
export const breakpointsPx = { sm: 600, md: mobileBelowPx, lg: 1200 } as const
export const appBarPx = { desktop: 144, mobile: 64 } as const
const menuBarPx = { desktopSeveralMenus: 120, desktop: 80, mobile: 56 } as const
export const progressSpinnerPx = { desktop: 48, mobile: 40 } as const
export const imageAspectRatio = 16 / 9

/** How wide a page's largest photo will be. The document names it as well, before there is a page, and shows it. */
export const photoSizes = {
  promotion: '(width < 840px) 60vw, 24rem',
  dish: '(width < 840px) 100vw, 28rem',
} as const

export type LayoutKind = 'desktop' | 'mobile'

export function toLayoutKind(screen: {
  readonly isMobileDevice: boolean
  readonly widthPx: number
}): LayoutKind {
  return screen.isMobileDevice || screen.widthPx < breakpointsPx.md ? 'mobile' : 'desktop'
}

export function countMenuBarPx(layout: LayoutKind, menuCount: number): number {
  if (layout === 'mobile') return menuBarPx.mobile
  return menuCount > 1 ? menuBarPx.desktopSeveralMenus : menuBarPx.desktop
}
