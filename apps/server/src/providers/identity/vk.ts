import { toE164 } from '@lavash/rulebook/account/phone'
import { fieldOf, postForm, textOf } from '#providers/call-vendor.ts'
import type { Identity, IdentityFailure } from '#providers/identity/identity.ts'

export interface VkSettings {
  readonly appId: number
  readonly url: string
  readonly timeoutMs?: number
}

export interface VkLogin {
  readonly code: string
  readonly codeVerifier: string
  readonly deviceId: string
  readonly redirectUri: string
  readonly state: string
}

export type VkVerdict =
  | { readonly outcome: 'known'; readonly identity: Identity; readonly accessToken: string }
  | IdentityFailure

type VkAnswer = { readonly outcome: 'answered'; readonly body: unknown } | IdentityFailure

export interface VkId {
  exchange(login: VkLogin): Promise<VkVerdict>
}

/** Signs in with VK ID (OAuth 2.1): exchanges the code for tokens, and a token for the person. */
export function createVkId({ appId, url, timeoutMs }: VkSettings): VkId {
  const clientId = String(appId)

  async function ask(path: string, form: Readonly<Record<string, string>>): Promise<VkAnswer> {
    const answer = await postForm({ url: `${url}${path}`, form, timeoutMs })
    if (!answer.ok) return failed(answer.detail)
    const error = textOf(answer.body, 'error')
    // VK also refuses with status 200. Only the code is kept, because the description may quote the request.
    if (error !== null) return { outcome: 'refused', detail: error }
    return answer.status === 200
      ? { outcome: 'answered', body: answer.body }
      : failed(`HTTP ${answer.status}`)
  }

  return {
    exchange: async ({ code, codeVerifier, deviceId, redirectUri, state }) => {
      const tokens = await ask('/oauth2/auth', {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: codeVerifier,
        device_id: deviceId,
        redirect_uri: redirectUri,
        state,
      })
      if (tokens.outcome !== 'answered') return tokens
      const accessToken = textOf(tokens.body, 'access_token')
      if (accessToken === null) return failed('no access token')
      // Threat: an answer that belongs to another login.
      if (textOf(tokens.body, 'state') !== state) return { outcome: 'refused', detail: 'another state' }
      const info = await ask('/oauth2/user_info', { client_id: clientId, access_token: accessToken })
      if (info.outcome !== 'answered') return info
      const identity = findIdentity(fieldOf(info.body, 'user'))
      return identity === null ? failed('no user') : { outcome: 'known', identity, accessToken }
    },
  }
}

function findIdentity(user: unknown): Identity | null {
  const subject = fieldOf(user, 'user_id')
  if (typeof subject !== 'string' && typeof subject !== 'number') return null
  return {
    subject: String(subject),
    email: textOf(user, 'email'),
    phone: findPhone(fieldOf(user, 'phone')),
    firstName: textOf(user, 'first_name'),
    lastName: textOf(user, 'last_name'),
    avatar: textOf(user, 'avatar'),
  }
}

/** The phone comes without a plus, as a text or a number. */
function findPhone(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return toE164(`+${String(value).replace(/^\+/, '')}`)
}

function failed(detail: string): IdentityFailure {
  return { outcome: 'failed', detail }
}
