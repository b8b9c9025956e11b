import { expect, test } from 'vitest'
import { bearer, codeOf, post, toTokens } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { type DoubleAnswer, type SeenRequest, startVendorDouble } from '../../../test/vendor-double.ts'

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

async function withVk(
  answer: (request: SeenRequest) => DoubleAnswer,
  work: (server: TestServer, seen: SeenRequest[]) => Promise<void>,
): Promise<void> {
  await using double = await startVendorDouble(answer)
  await using server = await startTestServer({
    env: { VK_APP_ID: '51234567', VK_REDIRECT_URL: login.redirectUri, VK_URL: double.url },
  })
  await work(server, double.seen)
}

const signIn = (server: TestServer, body: object = login): Promise<Response> =>
  server.fetch('/1/sign/in/vk-id', post(body))

test('API-22 S-03 the code is exchanged with its verifier, device and state; the tokens carry VK’s', async () => {
  await withVk(vk, async (server, seen) => {
    const tokens = await toTokens(await signIn(server))
    expect(tokens.vkAccessToken).toBe('vk2.a.access')
    expect(seen.map(({ method, path, form }) => ({ method, path, form }))).toEqual([
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
})

test('API-17 a refresh hands VK’s token on, so that signing out at VK stays possible', async () => {
  await withVk(vk, async (server) => {
    const { refreshToken } = await toTokens(await signIn(server))
    const init = { method: 'POST', headers: bearer(refreshToken) }
    expect(await toTokens(await server.fetch('/api/v1/sign/refresh', init))).toMatchObject({
      vkAccessToken: 'vk2.a.access',
    })
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
])('when VK %s the customer is told', async (_what, answer, status, code) => {
  await withVk(answer, async (server) => {
    const refused = await signIn(server)
    expect([refused.status, await codeOf(refused)]).toEqual([status, code])
  })
})

test.each([
  ['a state that is not 64 characters', { state: 'short' }, 400, 'request.invalid'],
  ['a verifier that is too short', { codeVerifier: 'v'.repeat(42) }, 400, 'request.invalid'],
  ['a verifier with other characters', { codeVerifier: `${'v'.repeat(43)}~` }, 400, 'request.invalid'],
  ['another application’s key', { apiKey: 'guess' }, 403, 'auth.api-key-invalid'],
])('%s never reaches VK', async (_what, change, status, code) => {
  await withVk(vk, async (server, seen) => {
    const refused = await signIn(server, { ...login, ...change })
    expect([refused.status, await codeOf(refused)]).toEqual([status, code])
    expect(seen).toEqual([])
  })
})

test('S-04 without an application at VK the way is not available', async () => {
  await using server = await startTestServer()
  const refused = await signIn(server)
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'auth.method-not-available'])
})
