import { afterEach, expect, test, vi } from 'vitest'
import { startCalls } from '#api/call.ts'
import { completeSignIn } from '#session/sign-in.ts'
import { forgetStored, getStored, setStored } from '#storage/stored-values.ts'

afterEach(() => {
  forgetStored()
  vi.unstubAllGlobals()
})

test('S-05 a profile that does not load signs nobody in, and costs nobody what they have typed', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })))
  vi.stubGlobal('window', {})
  const nothing = () => undefined
  vi.stubGlobal('localStorage', { setItem: nothing, removeItem: nothing, clear: nothing })
  startCalls({ apiBase: 'http://server.test', getLocale: () => 'ru' })
  const typed = { name: 'Борис', phone: '+7 900', email: '' }
  setStored({ order_person: typed })
  const result = await completeSignIn({ accessToken: 'a', refreshToken: 'r' }, 'PHONE')
  expect(result.ok).toBe(false)
  expect(getStored('person_token_set')).toBeNull()
  expect(getStored('person_profile')).toBeNull()
  expect(getStored('order_person')).toEqual(typed)
})
