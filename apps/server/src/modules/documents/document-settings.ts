import type { Config } from '#config.ts'

/** What the storefront takes from the document instead of its build; only what may be public is named here. */
export function toDocumentSettings(config: Config): Readonly<Record<string, unknown>> {
  const { google, apple, vk } = config.identity
  return {
    apiBase: '/',
    apiKey: config.apiKeys[0],
    brand: { code: 'lavash', name: 'Lavash' },
    signInMethods: ['PHONE', google && 'GOOGLE', apple && 'APPLE', vk && 'VK'].filter(
      (method) => method !== undefined,
    ),
    googleClientId: google?.clientIds[0],
    appleClientId: apple?.clientIds[0],
    appleRedirectUri: apple?.redirectUrl,
    vkAppId: vk?.appId,
    vkRedirectUri: vk?.redirectUrl,
    mapsKey: config.geocoding.provider === 'googleMaps' ? config.geocoding.browserKey : undefined,
    captchaProvider: config.captcha.provider,
    captchaSiteKey: config.captcha.provider === 'altcha' ? undefined : config.captcha.siteKey,
    analyticsProvider: config.analytics?.provider,
    analyticsCounterId: toCounterId(config.analytics),
  }
}

function toCounterId(analytics: Config['analytics']): string | undefined {
  if (analytics === undefined) return undefined
  if (analytics.provider === 'metrica') return String(analytics.counterId)
  return analytics.provider === 'ga4' ? analytics.measurementId : analytics.domain
}
