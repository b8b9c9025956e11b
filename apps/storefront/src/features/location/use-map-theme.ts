import { useSyncExternalStore } from 'react'
import type { MapTheme } from '#vendors/maps/map-provider.ts'

const systemDark = '(prefers-color-scheme: dark)'

function getTheme(): MapTheme {
  const { theme } = document.documentElement.dataset
  const isDark = theme === 'dark' || (theme === 'system' && window.matchMedia(systemDark).matches)
  return isDark ? 'dark' : 'light'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const query = window.matchMedia(systemDark)
  query.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    query.removeEventListener('change', onChange)
  }
}

/** The theme that the page shows. Stylesheets follow `data-theme`, a map has to be told. */
export function useMapTheme(): MapTheme {
  return useSyncExternalStore(subscribe, getTheme)
}
