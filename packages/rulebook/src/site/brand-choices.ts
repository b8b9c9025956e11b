/** Services and slots that a brand chooses among. The server's configuration and the storefront accept the same names. */
export const captchaProviders = ['altcha', 'recaptcha', 'turnstile'] as const
export const analyticsProviders = ['metrica', 'ga4', 'plausible'] as const

/** `custom`: the brand's folder brings its own component, which is built into the storefront. */
export const slotSources = ['default', 'custom'] as const
