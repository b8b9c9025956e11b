import type { DocumentSettings } from '@lavash/contract/document-settings'

type Directive = 'connect-src' | 'frame-src' | 'img-src' | 'style-src' | 'font-src'
type Sources = Partial<Record<Directive, readonly string[]>>

/** Sources that each vendor's script needs. The script itself is allowed by the nonce of our script that loads it. */
const vendorSources = {
  recaptcha: { 'frame-src': ['https://www.google.com'], 'connect-src': ['https://www.google.com'] },
  turnstile: { 'frame-src': ['https://challenges.cloudflare.com'] },
  googleMaps: {
    'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'data:', 'blob:'],
    'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
    // Google Maps writes style elements without a nonce.
    'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'frame-src': ['https://*.google.com'],
  },
  google: {
    'frame-src': ['https://accounts.google.com'],
    'connect-src': ['https://accounts.google.com'],
    'style-src': ['https://accounts.google.com'],
  },
  apple: { 'frame-src': ['https://appleid.apple.com'], 'connect-src': ['https://appleid.apple.com'] },
  vk: { 'connect-src': ['https://id.vk.com'] },
  metrica: {
    'connect-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
    'img-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  },
  ga4: {
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
  plausible: {},
} as const satisfies Record<string, Sources>

type Vendor = keyof typeof vendorSources

/** These bring no script into the page: a popup, and a request. */
const withoutScript: ReadonlySet<Vendor> = new Set(['vk', 'plausible'])

/** Plausible's own address, unless a brand runs Plausible itself. */
const publicPlausible = 'https://plausible.io'

/** Computed once per brand. Only the nonce differs between answers. */
export function makeDocumentPolicy(settings: DocumentSettings): (nonce: string) => string {
  const vendors = listVendors(settings)
  // Nobody knows what a vendor's script writes into the page, and it changes without notice, so Trusted Types would
  // break it one day. Pages with our own scripts only require them.
  const trustedTypes = vendors.every((vendor) => withoutScript.has(vendor))
    ? ["require-trusted-types-for 'script'", 'trusted-types default']
    : []
  const from = (directive: Directive): string =>
    vendors.flatMap((vendor) => sourcesOf(vendor)[directive] ?? []).join(' ')
  const plausible =
    settings.analyticsProvider === 'plausible' ? (settings.analyticsUrl ?? publicPlausible) : ''
  return (nonce) => {
    const style = from('style-src')
    // A browser ignores 'unsafe-inline' beside a nonce, so only one of them is sent.
    const styleNonce = style.includes("'unsafe-inline'") ? '' : `'nonce-${nonce}'`
    return [
      "default-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' ${styleNonce} ${style}`,
      `img-src 'self' data: blob: ${from('img-src')}`,
      `font-src 'self' ${from('font-src')}`,
      `connect-src 'self' ${from('connect-src')} ${plausible}`,
      `frame-src 'self' ${from('frame-src')}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...trustedTypes,
    ]
      .map((directive) => directive.replaceAll(/\s+/g, ' ').trim())
      .join('; ')
  }
}

function sourcesOf(vendor: Vendor): Sources {
  return vendorSources[vendor]
}

function listVendors({
  captchaProvider,
  mapsKey,
  analyticsProvider,
  signInMethods,
}: DocumentSettings): Vendor[] {
  const used: Readonly<Record<Vendor, boolean>> = {
    recaptcha: captchaProvider === 'recaptcha',
    turnstile: captchaProvider === 'turnstile',
    googleMaps: mapsKey !== undefined,
    google: signInMethods.includes('GOOGLE'),
    apple: signInMethods.includes('APPLE'),
    vk: signInMethods.includes('VK'),
    metrica: analyticsProvider === 'metrica',
    ga4: analyticsProvider === 'ga4',
    plausible: analyticsProvider === 'plausible',
  }
  return Object.keys(vendorSources).filter((name): name is Vendor => used[name as Vendor])
}
