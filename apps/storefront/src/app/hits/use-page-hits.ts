import { useEffect, useRef } from 'react'
import { getSettings } from '#config/current-settings.ts'
import { useStored } from '#storage/stored-values.ts'

let counting: Promise<(path: string) => void> | undefined

/** The counter's code is loaded after consent, if a counter is configured. */
function startCounting() {
  counting ??= import('#vendors/analytics.ts').then(({ createAnalytics }) => {
    const analytics = createAnalytics(getSettings())
    let lastUrl = document.referrer
    return (path) => {
      const url = window.location.origin + path
      analytics?.hit({ url, title: document.title, referrer: lastUrl })
      lastUrl = url
    }
  })
  return counting
}

/** one hit for each path, and none for a hash or a query. `undefined`: the path redirects. */
export function usePageHits(path: string | undefined): void {
  const hasConsent = useStored('person_cookies_consent_accepted') === true
  const counted = useRef<string>(undefined)
  useEffect(() => {
    const { analyticsProvider } = getSettings()
    if (!hasConsent || analyticsProvider === undefined || path === undefined) return
    if (counted.current === path) return
    counted.current = path
    void startCounting().then((count) => count(path))
  }, [path, hasConsent])
}
