import { isVkReturn } from '#vendors/vk/read-vk-return.ts'

/** A provider's popup returns to this page. It shows nothing: its opener reads the address and closes it. */
export function isSignInReturn(search: string): boolean {
  return window.opener !== null && isVkReturn(search)
}
