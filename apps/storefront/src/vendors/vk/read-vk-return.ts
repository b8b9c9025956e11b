import { findVkStateError, type VkErrorCode } from '@lavash/rulebook/account/vk-sign-in'

export type VkReturn =
  | { readonly kind: 'code'; readonly code: string; readonly deviceId: string }
  | { readonly kind: 'error'; readonly error: VkErrorCode }

/** Parses the address that VK returns to: a code, an error, or an unknown event. */
export function readVkReturn(search: string, sentState: string): VkReturn {
  const parameters = new URLSearchParams(search)
  const stateError = findVkStateError(sentState, parameters.get('state'))
  if (stateError !== null) return { kind: 'error', error: stateError }
  if (parameters.has('error')) return { kind: 'error', error: 103 }
  const code = parameters.get('code')
  const deviceId = parameters.get('device_id')
  if (code === null || deviceId === null) return { kind: 'error', error: 100 }
  return { kind: 'code', code, deviceId }
}

/** Whether this document is such an address. The page that opened it reads the rest. */
export function isVkReturn(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'))
}
