import type { AccountData, Session } from '#account.ts'
import type { CaptchaChallenge } from '#captcha.ts'
import { deliveryPlaceExample, orderExample, personIdExample } from '#examples/order-examples.ts'
import type { Person } from '#persons.ts'
import type { SavedPlace, SavedPlaceBody } from '#saved-places.ts'
import type { PhoneCodeBody, PhoneSignInBody, TokenSet, VkSignInBody } from '#sign-in.ts'

export const personExample = {
  accountIds: ['phone:+79000000001'],
  avatar: null,
  deliveries: [{ email: 'anna@example.com', personName: 'Анна', phone: '+79000000001' }],
  email: null,
  firstName: 'Анна',
  id: personIdExample,
  lastName: null,
  patronymic: null,
  phone: '+79000000001',
} satisfies Person

export const tokenSetExample = {
  accessToken: 'header.access.signature',
  refreshToken: 'header.refresh.signature',
} satisfies TokenSet

export const captchaChallengeExample = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '5f0e8d3c',
    salt: 'a1b2c3d4',
    cost: 5000,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 1_794_821_700,
  },
  signature: '0b5a8f',
} satisfies CaptchaChallenge

export const phoneCodeBodyExample = {
  apiKey: 'demo-key',
  captchaToken: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
  mode: 'WEB',
  phone: '+79000000001',
  whiteLabel: 'lavash',
} satisfies PhoneCodeBody

export const phoneSignInBodyExample = {
  apiKey: 'demo-key',
  captchaToken: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
  code: '4821',
  phone: '+79000000001',
} satisfies PhoneSignInBody

export const vkSignInBodyExample = {
  apiKey: 'demo-key',
  code: 'vk2.a.code',
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  deviceId: 'device-1',
  redirectUri: 'https://lavash.example/auth',
  state: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184',
} satisfies VkSignInBody

export const savedPlaceBodyExample = {
  kind: 'HOME',
  cityId: 1,
  place: deliveryPlaceExample,
} satisfies SavedPlaceBody

export const savedPlaceExample = {
  id: '019a8c40-11d2-7bbb-8ccc-0123456789ab',
  kind: 'HOME',
  name: '',
  cityId: 1,
  place: deliveryPlaceExample,
} satisfies SavedPlace

export const sessionExample = {
  id: '019a8c40-22d2-7bbb-8ccc-0123456789ab',
  source: 'PHONE',
  beganAt: '2026-11-16T09:00:00.000Z',
  lastSeenAt: '2026-11-16T12:00:00.000Z',
  isCurrent: true,
} satisfies Session

export const accountDataExample = {
  downloadedAt: '2026-11-16T12:00:00.000Z',
  person: { ...personExample, createdAt: '2026-11-01T09:00:00.000Z' },
  signIns: [{ provider: 'phone', subject: '+79000000001', createdAt: '2026-11-01T09:00:00.000Z' }],
  contacts: [{ personName: 'Анна', phone: '+79000000001', email: null, usedAt: '2026-11-16T12:00:00.000Z' }],
  places: [{ brandId: 1, ...savedPlaceExample }],
  sessions: [
    { source: 'PHONE', beganAt: '2026-11-16T09:00:00.000Z', lastSeenAt: '2026-11-16T12:00:00.000Z' },
  ],
  orders: [orderExample],
  payments: [
    {
      orderId: orderExample.id,
      provider: 'sandbox',
      status: 'PAID',
      amount: orderExample.total,
      currency: orderExample.currency,
      createdAt: '2026-11-16T12:00:00.000Z',
    },
  ],
} satisfies AccountData
