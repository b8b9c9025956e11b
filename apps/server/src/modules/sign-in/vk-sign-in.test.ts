import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, codeOf, post, toTokens } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import {
  type DoubleAnswer,
  type SeenRequest,
  startVendorDouble,
  type VendorDouble,
} from '../../../test/vendor-double.ts'

const login = {
  apiKey: 'demo',
  code: 'vk2.a.code',
  codeVerifier: 'v'.repeat(43),
  deviceId: 'device-1',
  redirectUri: 'https://order.example.com/auth',
  state: 's'.repeat(64),
}
const user = {
  user_id: '1234567890',
  first_name: 'Анна',
  last_name: 'К',
  phone: '79000000001',
  avatar: 'https://pictures.example/a.png',
  email: 'anna@example.com',
}

function vk(request: SeenRequest): DoubleAnswer {
  if (request.path === '/oauth2/user_info') return { body: { user } }
  const { state } = request.form
  return { body: { access_token: 'vk2.a.access', token_type: 'Bearer', user_id: 1234567890, state } }
}

let double: VendorDouble
let server: TestServer
let answer: (request: SeenRequest) => DoubleAnswer

beforeAll(async () => {
  double = await startVendorDouble((request) => answer(request))
  server = await startTestServer({
    env: { VK_APP_ID: '51234567', VK_REDIRECT_URL: login.redirectUri, VK_URL: double.url },
  })
})

beforeEach(() => {
  answer = vk
  double.seen.length = 0
})

afterAll(async () => {
  await server.close()
  await double[Symbol.asyncDispose]()
})

const signIn = (body: object = login, on: TestServer = server): Promise<Response> =>
  on.fetch('/1/sign/in/vk-id', post(body))

test('API-22 S-03 VK’s code is exchanged with its verifier, device and state for tokens that carry VK’s own', async () => {
  const tokens = await toTokens(await signIn())
  expect(tokens.vkAccessToken).toBe('vk2.a.access')
  expect(double.seen.map(({ method, path, form }) => ({ method, path, form }))).toEqual([
    {
      method: 'POST',
      path: '/oauth2/auth',
      form: {
        grant_type: 'authorization_code',
        client_id: '51234567',
        code: login.code,
        code_verifier: login.codeVerifier,
        device_id: login.deviceId,
        redirect_uri: login.redirectUri,
        state: login.state,
      },
    },
    {
      method: 'POST',
      path: '/oauth2/user_info',
      form: { client_id: '51234567', access_token: 'vk2.a.access' },
    },
  ])
  const me = await server.fetch('/api/v1/me', { headers: bearer(tokens.accessToken) })
  expect(await me.json()).toMatchObject({
    accountIds: ['vk:1234567890'],
    avatar: user.avatar,
    email: user.email,
    firstName: 'Анна',
    lastName: 'К',
    phone: '+79000000001',
  })
})

test('API-17 a refresh hands VK’s token on, so that signing out at VK stays possible', async () => {
  const { refreshToken } = await toTokens(await signIn())
  const init = { method: 'POST', headers: bearer(refreshToken) }
  expect(await toTokens(await server.fetch('/api/v1/sign/refresh', init))).toMatchObject({
    vkAccessToken: 'vk2.a.access',
  })
})

test.each<[string, (request: SeenRequest) => DoubleAnswer, number, string]>([
  [
    'refuses the code',
    () => ({ status: 400, body: { error: 'invalid_grant' } }),
    401,
    'auth.id-token-invalid',
  ],
  [
    'refuses with a friendly status',
    () => ({ body: { error: 'invalid_request' } }),
    401,
    'auth.id-token-invalid',
  ],
  [
    'answers another login’s state',
    (request) =>
      request.path === '/oauth2/auth' ? { body: { access_token: 'a', state: 'x' } } : vk(request),
    401,
    'auth.id-token-invalid',
  ],
  ['fails', () => ({ status: 500, text: '<html>' }), 502, 'auth.provider-failed'],
  ['breaks the connection', () => 'drop', 502, 'auth.provider-failed'],
  ['answers without a token', () => ({ body: {} }), 502, 'auth.provider-failed'],
  [
    'does not say who it is',
    (request) => (request.path === '/oauth2/user_info' ? { body: { user: null } } : vk(request)),
    502,
    'auth.provider-failed',
  ],
])('when VK %s the customer is told', async (_what, said, status, code) => {
  answer = said
  const refused = await signIn()
  expect([refused.status, await codeOf(refused)]).toEqual([status, code])
})

test.each([
  ['a state that is not 64 characters', { state: 'short' }, 400, 'request.invalid'],
  ['a verifier that is too short', { codeVerifier: 'v'.repeat(42) }, 400, 'request.invalid'],
  ['a verifier with other characters', { codeVerifier: `${'v'.repeat(43)}~` }, 400, 'request.invalid'],
  ['another application’s key', { apiKey: 'guess' }, 403, 'auth.api-key-invalid'],
])('%s never reaches VK', async (_what, change, status, code) => {
  const refused = await signIn({ ...login, ...change })
  expect([refused.status, await codeOf(refused)]).toEqual([status, code])
  expect(double.seen).toEqual([])
})

test('S-04 without an application at VK the way is not available', async () => {
  await using bare = await startTestServer()
  const refused = await signIn(login, bare)
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'auth.method-not-available'])
})
