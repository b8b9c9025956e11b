import type { Settings } from '#config/settings.ts'
import { createGa4 } from '#vendors/analytics-ga4.ts'
import { createMetrica } from '#vendors/analytics-metrica.ts'
import { createPlausible } from '#vendors/analytics-plausible.ts'

export interface PageHit {
  readonly url: string
  readonly title: string
  /** The page before. For the first page, the site that the visitor came from. */
  readonly referrer: string
}

export interface Analytics {
  hit: (hit: PageHit) => void
}

/** Undefined without a counter. */
export function createAnalytics({
  analyticsProvider,
  analyticsCounterId,
  analyticsUrl,
}: Settings): Analytics | undefined {
  if (analyticsCounterId === undefined) return undefined
  switch (analyticsProvider) {
    case 'metrica':
      return createMetrica(analyticsCounterId)
    case 'ga4':
      return createGa4(analyticsCounterId)
    case 'plausible':
      return createPlausible(analyticsCounterId, analyticsUrl)
    case undefined:
      return undefined
  }
}
