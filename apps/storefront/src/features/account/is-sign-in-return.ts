import { isVkReturn } from '#vendors/vk/read-vk-return.ts'

/** The page a provider's popup comes back to has nothing to show: its opener reads the address and closes it. */
export function isSignInReturn(search: string): boolean {
  return window.opener !== null && isVkReturn(search)
}
