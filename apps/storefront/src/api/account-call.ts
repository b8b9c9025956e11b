import { type Call, createCall } from '@lavash/client/create-call.ts'
import { type AccountCall, accountPaths } from '@lavash/contract/account-paths'
import { getCallSettings } from '#api/call.ts'

/** Calls about one's own account. Their paths stay out of the first script. */
export const accountCall: Call<AccountCall> = (name, ...options) => {
  const { apiBase, getLocale, credentials } = getCallSettings()
  const toNetworkText = () => 'Network error when attempting to fetch resource.'
  return createCall({ apiBase, getLocale, credentials, toNetworkText, paths: accountPaths })(name, ...options)
}
