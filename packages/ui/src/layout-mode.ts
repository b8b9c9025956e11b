import { breakpointsPx, type LayoutKind, toLayoutKind } from '@lavash/rulebook/site/layout-sizes'
import { useSyncExternalStore } from 'react'

/** Mobile or desktop is decided here and nowhere else: hooks read it, stylesheets read `data-layout` of <html>. */
const narrow = `(width < ${breakpointsPx.md}px)`

function isMobileDevice(): boolean {
  // Chromium's own answer is kept when somebody asks for the desktop site; the others only have the user agent.
  const { userAgentData, userAgent } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return userAgentData?.mobile ?? /\bMobi|\bAndroid\b|\biP(?:hone|od)\b/.test(userAgent)
}

export function getLayout(): LayoutKind {
  return toLayoutKind({
    isMobileDevice: isMobileDevice(),
    // Read only where it decides: a phone lays the whole page out to know it, and everything that is drawn asks.
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

/** Called once at start, before anything is drawn: the tokens of sizes depend on the attribute. */
export function followLayout(): void {
  const write = () => {
    document.documentElement.dataset['layout'] = getLayout()
  }
  write()
  subscribe(write)
}
