import {
  pkceVerifierMaxLength,
  vkPopupPollMs,
  vkPopupSizePx,
  vkStateLength,
  vkWidgetTimeoutMs,
} from '@lavash/rulebook/limits'
import type { VkErrorCode } from '@lavash/rulebook/vk-sign-in'
import { makeSecret, toChallenge } from '#vendors/pkce.ts'
import { readVkReturn } from '#vendors/vk/read-vk-return.ts'

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
  /** A page of our own: only there can the popup's address be read. */
  redirectUri: string
}

const scopes = 'vkid.personal_info email phone'

/**
 * S-03: the popup goes to VK and comes back to a page of ours; whoever opened it looks once a second where it is.
 * No script of VK's runs on our pages.
 */
export async function signInWithVk({ appId, redirectUri }: VkApp): Promise<VkOutcome> {
  // Opened before the first await, as long as the press still counts: afterwards browsers block it.
  const popup = window.open('about:blank', 'lavash-vk', toFeatures())
  if (popup === null) return { kind: 'error', error: 101 }
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
  popup.close()
  return returned.kind === 'code' ? { ...returned, codeVerifier, state } : returned
}

function watch(popup: Window, state: string): Promise<ReturnType<typeof readVkReturn>> {
  const openedAtMs = performance.now()
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const settle = (outcome: ReturnType<typeof readVkReturn>) => {
        clearInterval(timer)
        resolve(outcome)
      }
      if (popup.closed) {
        settle({ kind: 'error', error: 102 })
        return
      }
      const location = findLocation(popup)
      if (location === undefined) return
      const isBlank = location.href === 'about:blank'
      if (!isBlank) settle(readVkReturn(location.search, state))
      else if (performance.now() - openedAtMs > vkWidgetTimeoutMs) settle({ kind: 'error', error: 103 })
    }, vkPopupPollMs)
  })
}

/** Undefined while a foreign page is in the popup: it is not ours to read. */
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
