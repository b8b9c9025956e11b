import type { BrowserContext, Page } from '@playwright/test'
import { IdIssuer } from '../apps/server/test/id-issuer.ts'
import { startVendorDouble, type VendorDouble } from '../apps/server/test/vendor-double.ts'
import { type StartedServer, startServer } from './start-server.ts'
import { changeSettings } from './visit.ts'

const clientId = 'shop.apps.example'

export interface Providers {
  server: StartedServer
  issuer: IdIssuer
  vk: VendorDouble
  stop: () => Promise<void>
}

/** A server with every way to sign in, and doubles of the services with real keys, signatures and exchanges. */
export async function startProviders(): Promise<Providers> {
  const issuer = await IdIssuer.start()
  const vk = await startVendorDouble(({ path, form }) =>
    path === '/oauth2/auth'
      ? { body: { access_token: 'vk-token', state: form['state'] } }
      : { body: { user: { user_id: '7', first_name: 'Пётр', phone: '79000000077' } } },
  )
  const server = await startServer({
    // Id tokens are signed by the machine's clock.
    LAVASH_NOW: '',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_KEYS_URL: issuer.keysUrl,
    GOOGLE_ISSUER: issuer.url,
    APPLE_CLIENT_ID: clientId,
    APPLE_REDIRECT_URL: 'https://order.example.com/auth',
    APPLE_KEYS_URL: issuer.keysUrl,
    APPLE_ISSUER: issuer.url,
    VK_APP_ID: '51234567',
    VK_REDIRECT_URL: 'https://order.example.com/auth',
    VK_URL: vk.url,
  })
  const stop = async () => {
    await server.stop()
    await Promise.all([issuer[Symbol.asyncDispose](), vk[Symbol.asyncDispose]()])
  }
  return { server, issuer, vk, stop }
}

const googleScript = `window.google = { accounts: { id: {
  initialize(options) { window.googleOptions = options },
  renderButton(parent, look) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Continue with Google (' + look.locale + ')'
    button.onclick = async () => {
      const { nonce, client_id, callback } = window.googleOptions
      callback({ credential: await window.signIdToken(nonce, client_id) })
    }
    parent.append(button)
  },
} } }`

const appleScript = `window.AppleID = { auth: {
  init(options) { this.options = options },
  async signIn() {
    const { nonce, clientId, state, usePopup } = this.options
    if (!usePopup) throw new Error('A page that leaves loses the form')
    const id_token = await window.signIdToken(nonce, clientId)
    if (id_token === 'closed') throw { error: 'popup_closed_by_user' }
    return { authorization: { id_token, state } }
  },
} }`

/** The services' scripts, which ask the issuer for a token as the real ones ask their servers. */
export async function serveScripts(
  page: Page,
  sign: (nonce: string, audience: string) => Promise<string>,
): Promise<void> {
  await page.exposeFunction('signIdToken', sign)
  const contentType = 'text/javascript'
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType, body: googleScript }),
  )
  await page.route('https://appleid.cdn-apple.com/**', (route) =>
    route.fulfill({ contentType, body: appleScript }),
  )
}

/** VK's page, which sends the popup back as the test says. 'wait' leaves it open, 'silence' never loads. */
export async function serveVk(
  context: BrowserContext,
  answer: (asked: URLSearchParams) => Record<string, string> | 'wait' | 'silence',
): Promise<URLSearchParams[]> {
  const seen: URLSearchParams[] = []
  await context.route('https://id.vk.com/authorize**', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    seen.push(asked)
    const said = answer(asked)
    if (said === 'silence') return
    const back = said === 'wait' ? '' : `${asked.get('redirect_uri')}?${new URLSearchParams(said).toString()}`
    const script = back === '' ? '' : `<script>location.replace(${JSON.stringify(back)})</script>`
    await route.fulfill({ contentType: 'text/html', body: `<title>VK ID</title>${script}` })
  })
  return seen
}

/** The address that VK returns to is registered in real life. Here the port is new each time. */
export function returnToUs(page: Page, { url }: StartedServer): Promise<void> {
  return changeSettings(page, { vkRedirectUri: `${url}/auth` })
}
