import { pkceVerifierMaxLength, pkceVerifierMinLength, vkStateLength } from '#site/limits.ts'

/** S-03: codes of the VK popup and the keys of their texts. */
export const vkErrorKeys = {
  100: 'error.code.vk.100',
  101: 'error.code.vk.101',
  102: 'error.code.vk.102',
  103: 'error.code.vk.103',
  104: 'error.code.vk.104',
} as const

export type VkErrorCode = keyof typeof vkErrorKeys

export function isVkState(state: unknown): state is string {
  return typeof state === 'string' && state.length === vkStateLength
}

/** Threat: an attacker's answer in the popup. A missing or short state equals nothing, not even another missing state. */
export function findVkStateError(sent: unknown, returned: unknown): VkErrorCode | null {
  return isVkState(sent) && sent === returned ? null : 104
}

/** Narrower than RFC 7636: VK refuses dots and tildes. */
export function isPkceVerifier(verifier: unknown): verifier is string {
  return (
    typeof verifier === 'string' &&
    verifier.length >= pkceVerifierMinLength &&
    verifier.length <= pkceVerifierMaxLength &&
    /^[A-Za-z0-9_-]+$/.test(verifier)
  )
}
