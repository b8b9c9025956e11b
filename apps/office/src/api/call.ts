import type { CallSettings } from '@lavash/client/call-settings.ts'
import { type Call, createCall } from '@lavash/client/create-call.ts'
import { type OfficeCall, officePaths } from '@lavash/contract/office-paths'
import { getCurrentLocale } from '#config/current-locale.ts'

export const callSettings: CallSettings<OfficeCall> = {
  paths: officePaths,
  apiBase: '',
  getLocale: getCurrentLocale,
  // The session is a cookie that no script reads.
  credentials: 'same-origin',
  toNetworkText: () => 'Network error',
}

/** The office's one way to the server. What a person does goes through `callAsStaff` (session). */
export const call: Call<OfficeCall> = createCall(callSettings)
