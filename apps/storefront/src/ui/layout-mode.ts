import { breakpointsPx, type LayoutKind, toLayoutKind } from '@lavash/rulebook/layout-sizes'
import { useSyncExternalStore } from 'react'

/** Mobile or desktop is decided here and nowhere else: hooks read it, stylesheets read `data-layout` of <html>. */
const narrow = `(width < ${breakpointsPx.md}px)`

function isMobileDevice(): boolean {
  // Chromium's own answer is kept when somebody asks for the desktop site; the others only have the user agent.
  const { userAgentData, userAgent } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return userAgentData?.mobile ?? /\bMobi|\bAndroid\b|\biP(?:hone|od)\b/.test(userAgent)
}

/** Asked for by everything that is drawn: a width that is read anew has the whole page laid out for it. */
let known: { readonly query: MediaQueryList; layout: LayoutKind } | undefined

function readLayout(): LayoutKind {
  return toLayoutKind({ isMobileDevice: isMobileDevice(), widthPx: window.innerWidth })
}

function followWidth(): NonNullable<typeof known> {
  if (known !== undefined) return known
  const followed = { query: window.matchMedia(narrow), layout: readLayout() }
  // The first of all listeners, so that the others are told the new one.
  followed.query.addEventListener('change', () => (followed.layout = readLayout()))
  return (known = followed)
}

export function getLayout(): LayoutKind {
  return followWidth().layout
}

function subscribe(onChange: () => void): () => void {
  const { query } = followWidth()
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
