import { type Locale, toLanguageTag } from '@lavash/rulebook/site/locales'
import { makeSecret, toChallenge } from '#vendors/pkce.ts'
import { needScript } from '#vendors/need-script.ts'

/** Binds the id token to this page. The server accepts it only with the secret. */
export interface IdToken {
  readonly token: string
  readonly nonceSecret: string
}

interface GoogleIdentity {
  initialize: (options: object) => void
  renderButton: (parent: HTMLElement, options: object) => void
}

type GoogleWindow = Window & { google?: { accounts?: { id?: GoogleIdentity } } }

interface Place {
  clientId: string
  locale: Locale
  isDark: boolean
  widthPx: number
  onToken: (token: IdToken) => void
}

/** Google gives id tokens to its own button only. False if its script did not load. */
export async function showGoogleButton(parent: HTMLElement, place: Place): Promise<boolean> {
  const { clientId, locale, isDark, widthPx, onToken } = place
  const isThere = await needScript('https://accounts.google.com/gsi/client')
  const identity = (window as GoogleWindow).google?.accounts?.id
  if (!isThere || identity === undefined) return false
  const nonceSecret = makeSecret(64)
  identity.initialize({
    client_id: clientId,
    nonce: await toChallenge(nonceSecret),
    callback: ({ credential }: { credential: string }) => onToken({ token: credential, nonceSecret }),
  })
  // A second call, for another language or theme, would add a second button.
  parent.replaceChildren()
  identity.renderButton(parent, {
    type: 'standard',
    theme: isDark ? 'filled_black' : 'outline',
    size: 'large',
    shape: 'rectangular',
    text: 'continue_with',
    // Google's own limits.
    width: Math.max(200, Math.min(400, Math.round(widthPx))),
    locale: toLanguageTag(locale),
  })
  return true
}
