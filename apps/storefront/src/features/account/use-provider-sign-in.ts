import { vkErrorKeys } from '@lavash/rulebook/account/vk-sign-in'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { patienceMs } from '@lavash/client/patience.ts'
import type { Failure } from '@lavash/client/result.ts'
import { getSettings } from '#config/current-settings.ts'
import { toSignInError } from '#features/account/sign-in-error.ts'
import { useText } from '#i18n/use-text.ts'
import { completeSignIn } from '#session/sign-in.ts'
import { signInWithApple } from '#vendors/apple/apple-sign-in.ts'
import type { IdToken } from '#vendors/google/google-sign-in.ts'
import { signInWithVk } from '#vendors/vk/open-vk-popup.ts'

type Provider = 'GOOGLE' | 'APPLE' | 'VK'

/** S-03. Whichever service identifies the customer, our own server decides and issues the tokens. */
export function useProviderSignIn(onSignedIn: () => void) {
  const t = useText()
  const { apiKey, appleClientId, appleRedirectUri, vkAppId, vkRedirectUri } = getSettings()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<Provider>()

  const attempt = async (provider: Provider, work: () => Promise<Failure | string | undefined>) => {
    setError(undefined)
    setBusy(provider)
    // Also after an error, so that the customer can press again.
    const problem = await work().finally(() => setBusy(undefined))
    if (problem !== undefined) setError(typeof problem === 'string' ? problem : toSignInError(t, problem))
  }

  const complete = async (answer: Awaited<ReturnType<typeof call<'sign-in.google'>>>, provider: Provider) => {
    const signedIn = answer.ok ? await completeSignIn(answer.value, provider) : answer
    if (!signedIn.ok) return signedIn.failure
    onSignedIn()
    return undefined
  }

  const takeIdToken = async (provider: 'GOOGLE' | 'APPLE', { token, nonceSecret }: IdToken) => {
    const headers = { 'x-external-id-token': token, 'x-external-id-nonce': nonceSecret }
    const name = provider === 'GOOGLE' ? 'sign-in.google' : 'sign-in.apple'
    return complete(await call(name, { headers, timeoutMs: patienceMs }), provider)
  }

  return {
    error,
    busy,
    takeGoogleToken: (token: IdToken) => attempt('GOOGLE', () => takeIdToken('GOOGLE', token)),
    pressApple: () =>
      attempt('APPLE', async () => {
        const options = { clientId: appleClientId ?? '', redirectUri: appleRedirectUri ?? '' }
        const outcome = await signInWithApple(options)
        if (outcome.kind === 'closed') return undefined
        return outcome.kind === 'failed' ? t('auth.providerFailed') : takeIdToken('APPLE', outcome)
      }),
    pressVk: () =>
      attempt('VK', async () => {
        const redirectUri = vkRedirectUri ?? ''
        const outcome = await signInWithVk({ appId: vkAppId ?? 0, redirectUri })
        if (outcome.kind === 'error') return t(vkErrorKeys[outcome.error])
        const { kind: _, ...login } = outcome
        const body = { apiKey, redirectUri, ...login }
        return complete(await call('sign-in.vk-id', { body, timeoutMs: patienceMs }), 'VK')
      }),
  }
}
