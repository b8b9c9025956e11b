import { makeSecret, toChallenge } from '#vendors/pkce.ts'
import { needScript } from '#vendors/need-script.ts'

const scriptUrl = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js'

interface AppleAuth {
  init: (options: object) => void
  signIn: () => Promise<{ authorization: { id_token: string; state?: string } }>
}

export type AppleOutcome =
  | { readonly kind: 'token'; readonly token: string; readonly nonceSecret: string }
  /** The customer closed the window on purpose. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' }

/** Called when the button appears. Loaded only at the press, the script would come too late to open a popup. */
export function prepareApple(): Promise<boolean> {
  return needScript(scriptUrl)
}

export async function signInWithApple(options: {
  clientId: string
  redirectUri: string
}): Promise<AppleOutcome> {
  const isThere = await prepareApple()
  const auth = (window as { AppleID?: { auth?: AppleAuth } }).AppleID?.auth
  if (!isThere || auth === undefined) return { kind: 'failed' }
  const nonceSecret = makeSecret(64)
  const state = makeSecret(64)
  auth.init({
    clientId: options.clientId,
    redirectURI: options.redirectUri,
    scope: 'name email',
    state,
    nonce: await toChallenge(nonceSecret),
    usePopup: true,
  })
  try {
    const { authorization } = await auth.signIn()
    if (authorization.state !== state) return { kind: 'failed' }
    return { kind: 'token', token: authorization.id_token, nonceSecret }
  } catch (error) {
    // Apple rejects with its own object: {error: 'popup_closed_by_user'}.
    const code = (error as { error?: unknown } | null)?.error
    if (typeof code !== 'string') throw error
    return {
      kind: code === 'popup_closed_by_user' || code === 'user_cancelled_authorize' ? 'closed' : 'failed',
    }
  }
}
