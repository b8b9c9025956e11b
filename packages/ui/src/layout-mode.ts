import { breakpointsPx, type LayoutKind, toLayoutKind } from '@lavash/rulebook/site/layout-sizes'
import { useSyncExternalStore } from 'react'

/**
 * The only place that decides between mobile and desktop. Hooks read it, stylesheets read `data-layout` of <html>.
 */
const narrow = `(width < ${breakpointsPx.md}px)`

function isMobileDevice(): boolean {
  // Chromium has a client hint. Other browsers have the user agent only.
  const { userAgentData, userAgent } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return userAgentData?.mobile ?? /\bMobi|\bAndroid\b|\biP(?:hone|od)\b/.test(userAgent)
}

export function getLayout(): LayoutKind {
  return toLayoutKind({
    isMobileDevice: isMobileDevice(),
    // Read only if it matters: reading the width makes a phone lay out the whole page.
    get widthPx() {
      return window.innerWidth
    },
  })
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function useLayout(): LayoutKind {
  return useSyncExternalStore(subscribe, getLayout)
}

export function useIsMobile(): boolean {
  return useLayout() === 'mobile'
}

/** Called once before the first render, because the size tokens depend on the attribute. */
export function followLayout(): void {
  const write = () => {
    document.documentElement.dataset['layout'] = getLayout()
  }
  write()
  subscribe(write)
}
