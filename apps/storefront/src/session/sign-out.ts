import { mustSignOutAtVk } from '@lavash/rulebook/account/sign-in'
import { call } from '#api/call.ts'
import { getSettings } from '#config/current-settings.ts'
import { clearStoredOn, getStored } from '#storage/stored-values.ts'
import { signOutAtVk } from '#vendors/vk/sign-out-at-vk.ts'

const signOutTimeoutMs = 5000

/**
 * S-05. Neither VK nor our server can keep a customer signed in on this device: a sign-out that they do not answer in
 * time is left to the expiry of the tokens.
 */
export async function signOut(): Promise<void> {
  const tokens = getStored('person_token_set')
  const { vkAppId } = getSettings()
  const accessToken = mustSignOutAtVk(tokens) ? tokens?.vkAccessToken : undefined
  if (accessToken !== undefined && vkAppId !== undefined) {
    await signOutAtVk({ appId: vkAppId, accessToken, timeoutMs: signOutTimeoutMs })
  }
  clearStoredOn('signed-out')
  if (tokens !== null) {
    await call('sign.out', { token: tokens.refreshToken, timeoutMs: signOutTimeoutMs })
  }
}
