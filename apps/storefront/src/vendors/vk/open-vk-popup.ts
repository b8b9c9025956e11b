import {
  pkceVerifierMaxLength,
  vkPopupPollMs,
  vkPopupSizePx,
  vkStateLength,
  vkWidgetTimeoutMs,
} from '@lavash/rulebook/site/limits'
import type { VkErrorCode } from '@lavash/rulebook/account/vk-sign-in'
import { makeSecret, toChallenge } from '#vendors/pkce.ts'
import { readVkReturn, type VkReturn } from '#vendors/vk/read-vk-return.ts'

export type VkOutcome =
  | {
      readonly kind: 'code'
      readonly code: string
      readonly deviceId: string
      readonly codeVerifier: string
      readonly state: string
    }
  | { readonly kind: 'error'; readonly error: VkErrorCode }

interface VkApp {
  appId: number
  /** A page of ours, because only its address can be read in the popup. */
  redirectUri: string
}

const scopes = 'vkid.personal_info email phone'

/**
 * S-03: the popup opens VK and returns to a page of ours. The opener checks its address once a second. No script of
 * VK runs on our pages.
 */
export async function signInWithVk(app: VkApp): Promise<VkOutcome> {
  // Opened before the first await, because browsers block a popup that does not directly follow a press.
  const popup = window.open('about:blank', 'lavash-vk', toFeatures())
  if (popup === null) return { kind: 'error', error: 101 }
  // Also after an error: an empty window would cover the page.
  return askVk(popup, app).finally(() => popup.close())
}

async function askVk(popup: Window, { appId, redirectUri }: VkApp): Promise<VkOutcome> {
  const codeVerifier = makeSecret(pkceVerifierMaxLength)
  const state = makeSecret(vkStateLength)
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: String(appId),
    scope: scopes,
    redirect_uri: redirectUri,
    state,
    code_challenge: await toChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  popup.location.replace(`https://id.vk.com/authorize?${query.toString()}`)
  const returned = await watch(popup, state)
  return returned.kind === 'code' ? { ...returned, codeVerifier, state } : returned
}

async function watch(popup: Window, state: string): Promise<VkReturn> {
  const openedAtMs = performance.now()
  for (;;) {
    await new Promise((resolve) => {
      setTimeout(resolve, vkPopupPollMs)
    })
    if (popup.closed) return { kind: 'error', error: 102 }
    const location = findLocation(popup)
    if (location === undefined) continue
    if (location.href !== 'about:blank') return readVkReturn(location.search, state)
    if (performance.now() - openedAtMs > vkWidgetTimeoutMs) return { kind: 'error', error: 103 }
  }
}

/** Undefined while the popup shows a foreign page, whose address cannot be read. */
function findLocation(popup: Window): { href: string; search: string } | undefined {
  try {
    const { href, search } = popup.location
    return { href, search }
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

function toFeatures(): string {
  const left = Math.max(0, window.screenX + (window.outerWidth - vkPopupSizePx) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - vkPopupSizePx) / 2)
  return `popup,width=${vkPopupSizePx},height=${vkPopupSizePx},left=${Math.round(left)},top=${Math.round(top)}`
}
