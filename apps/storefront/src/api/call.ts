import type { CallSettings } from '@lavash/client/call-settings.ts'
import { type Call, createCall } from '@lavash/client/create-call.ts'
import { createOpenStream, type OpenStream } from '@lavash/client/create-open-stream.ts'
import { type StorefrontCall, storefrontPaths } from '@lavash/contract/storefront-paths'
import { takeEarly } from '#api/early-answers.ts'
import { toNetworkText } from '#api/network-text.ts'

type Settings = CallSettings<StorefrontCall>

let current: Settings | undefined

/** Called once in main.tsx, as soon as the settings are read. */
export function startCalls(given: Pick<Settings, 'apiBase' | 'getLocale'>): void {
  current = { ...given, paths: storefrontPaths, credentials: 'omit', takeEarly, toNetworkText }
}

/** The storefront's one way to the server: `await call('restos.show', { params: { restoId } })`. */
export const call: Call<StorefrontCall> = (name, ...options) =>
  createCall(getCallSettings())(name, ...options)

/** The same way for event streams; `listen` reads them. */
export const openStream: OpenStream<StorefrontCall> = (...given) =>
  createOpenStream(getCallSettings())(...given)

/** For calls whose paths are loaded with their screens: account-call.ts. */
export function getCallSettings(): Settings {
  if (current === undefined) throw new Error('startCalls comes before the first call')
  return current
}
