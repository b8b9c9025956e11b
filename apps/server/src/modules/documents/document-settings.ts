import type { DocumentSettings } from '@lavash/contract/document-settings'
import { signInMethods, type SignInMethod } from '@lavash/rulebook/account/sign-in'
import { fallbackLocale, type Locale, locales } from '@lavash/rulebook/site/locales'
import type { Brand } from '#catalogue/catalogue.ts'
import type { Config } from '#config.ts'
import { toBrandSettings } from '#modules/documents/brand-settings.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

export interface DocumentOwner {
  readonly brand: BrandEntry
  readonly locale: Locale
}

/** Before the first import there is a product but no brand. */
const nobody = { brand: { code: 'lavash', name: { [fallbackLocale]: 'Lavash' }, locales: [...locales] } }

/**
 * The settings that the document gives to the storefront. Only public values are named here. The server's
 * configuration says which providers exist. The brand says which of them it offers, and with which own public keys.
 */
export function toDocumentSettings(config: Config, owner: DocumentOwner | undefined): DocumentSettings {
  const brand = owner?.brand.catalogue.brand
  const keys = brand?.publicKeys
  const { google, apple, vk } = config.identity
  const configured: Readonly<Record<SignInMethod, unknown>> = {
    PHONE: true,
    GOOGLE: google,
    APPLE: apple,
    VK: vk,
  }
  const wanted = brand?.signInMethods ?? signInMethods
  const offered = wanted.filter((method) => configured[method] !== undefined)
  return {
    apiBase: owner?.brand.apiBase ?? '/',
    apiKey: config.apiKeys[0],
    ...(owner === undefined ? nobody : toBrandSettings(owner.brand, owner.locale)),
    // A shop without sign-in could not sell. The phone needs no vendor's account.
    signInMethods: offered.length > 0 ? offered : ['PHONE'],
    googleClientId: google && (keys?.googleClientId ?? google.clientIds[0]),
    appleClientId: apple && (keys?.appleClientId ?? apple.clientIds[0]),
    appleRedirectUri: apple?.redirectUrl,
    vkAppId: vk && Number(keys?.vkAppId ?? vk.appId),
    vkRedirectUri: vk?.redirectUrl,
    mapsKey: keys?.googleMapsKey ?? toMapsKey(config),
    captchaProvider: config.captcha.provider,
    captchaSiteKey:
      config.captcha.provider === 'altcha' ? undefined : (keys?.captchaSiteKey ?? config.captcha.siteKey),
    ...(toBrandCounter(brand?.analytics) ?? toCounter(config.analytics)),
  }
}

function toMapsKey({ geocoding }: Config): string | undefined {
  return geocoding.provider === 'googleMaps' ? geocoding.browserKey : undefined
}

type Counter = Required<Pick<DocumentSettings, 'analyticsProvider' | 'analyticsCounterId'>> &
  Pick<DocumentSettings, 'analyticsUrl'>

/** A brand's own counter, else the server's. */
function toBrandCounter(analytics: Brand['analytics'] | undefined): Counter | undefined {
  const { yandexMetrica, ga4, plausible } = analytics ?? {}
  if (yandexMetrica) return { analyticsProvider: 'metrica', analyticsCounterId: yandexMetrica }
  if (ga4) return { analyticsProvider: 'ga4', analyticsCounterId: ga4 }
  return plausible ? { analyticsProvider: 'plausible', analyticsCounterId: plausible } : undefined
}

function toCounter(analytics: Config['analytics']): Counter | undefined {
  if (analytics === undefined) return undefined
  const { provider: analyticsProvider } = analytics
  if (analyticsProvider === 'metrica') {
    return { analyticsProvider, analyticsCounterId: String(analytics.counterId) }
  }
  if (analyticsProvider === 'ga4') return { analyticsProvider, analyticsCounterId: analytics.measurementId }
  return { analyticsProvider, analyticsCounterId: analytics.domain, analyticsUrl: analytics.url }
}
