import { staffCalls } from '@lavash/contract/calls/staff-calls'
import type { StaffSession } from '@lavash/contract/staff-sessions'
import type { StaffRole } from '@lavash/rulebook/account/staff-roles'
import { Value } from 'typebox/value'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'

let server: DemoServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const hourMs = 3_600_000

describe('ST-04 the demonstration is entered with one press', () => {
  test.each<[StaffRole, (number | string)[] | null]>([
    ['OWNER', null],
    ['MANAGER', null],
    ['COUNTER', ['centre']],
  ])('ST-04 as %s of the demo brand', async (role, venues) => {
    const browser = new OfficeBrowser(server)
    const me = await browser.enter(role)
    const restoIds = venues && venues.map((slug) => server.id('ugolyok', 'resto', String(slug)))
    expect(Value.Errors(staffCalls['staff.me'].answers[200].schema, me)).toEqual([])
    expect(me).toMatchObject({ way: 'demo', verifyWays: ['demo'], device: null, hasPin: false })
    const face = {
      brandName: 'Ugolyok',
      logoUrl: expect.stringMatching(/^\/brand\/ugolyok\/logo\.svg\?v=/),
      timeZone: '+03:00',
    }
    expect(me.roles).toEqual([{ brandId: expect.any(Number), ...face, role, restoIds }])
    expect(await browser.me()).toEqual(me)
    const shown = await browser.ask<{ restos: { name: string }[] }>(
      'GET',
      `/1/staff/brands/${me.roles[0]?.brandId}/restos`,
    )
    expect(shown.restos.length).toBe(restoIds === null ? 6 : 1)
  })

  test('ST-04 production refuses the demonstration unless it is allowed by name', async () => {
    const env = {
      NODE_ENV: 'production',
      LAVASH_PUBLIC_URL: 'https://order.example.com',
      LAVASH_TOKEN_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      LAVASH_API_KEYS: 'a-key-of-a-storefront',
      LAVASH_ALLOW: 'dev-inbox,sandbox',
    }
    {
      await using production = await startDemoServer({ env })
      const browser = new OfficeBrowser(production)
      expect(await browser.ask('GET', '/1/staff/sign-in/ways')).toMatchObject({ demo: [] })
      const answer = await browser.send('POST', '/1/staff/sign-in/demo', { role: 'OWNER' })
      expect(await toOutcome(answer)).toBe('403 auth.method-not-available')
    }
    await using allowed = await startDemoServer({
      env: { ...env, LAVASH_ALLOW: `${env.LAVASH_ALLOW},demo-staff` },
    })
    const browser = new OfficeBrowser(allowed)
    const answer = await browser.send('POST', '/1/staff/sign-in/demo', { role: 'OWNER' })
    expect(answer.status).toBe(200)
    // The test uses plain http. Production has https only, and a browser drops the cookie elsewhere.
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-lavash-staff=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ])
  })
})

describe('ST-06 sessions', () => {
  test('ST-06 scripts and other sites cannot read the cookie, and the database has its hash', async () => {
    const browser = new OfficeBrowser(server)
    const answer = await browser.send('POST', '/1/staff/sign-in/demo', { role: 'OWNER' })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^lavash-staff=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/)
    const rows = await server.db.read.selectFrom('staffSessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('lavash-staff'))
  })

  test('ST-06 a session ends twelve hours after its last call', async () => {
    const browser = new OfficeBrowser(server)
    await browser.enter('OWNER')
    server.clock.advanceMs(12 * hourMs - 1)
    await browser.me()
    server.clock.advanceMs(12 * hourMs - 1)
    await browser.me()
    server.clock.advanceMs(12 * hourMs)
    expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })

  test('ST-06 a session ends after thirty days, however often it is used', async () => {
    const browser = new OfficeBrowser(server)
    await browser.enter('OWNER')
    for (let halfDays = 0; halfDays < 65; halfDays++) {
      server.clock.advanceMs(11 * hourMs)
      await browser.me()
    }
    server.clock.advanceMs(5 * hourMs)
    expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })

  test('ST-06 somebody lists their sessions, ends one, and ends all others', async () => {
    const [first, second, third] = [1, 2, 3].map(() => new OfficeBrowser(server)) as [
      OfficeBrowser,
      OfficeBrowser,
      OfficeBrowser,
    ]
    await first.enter('MANAGER')
    server.clock.advanceMs(1)
    const { sessionId } = await second.enter('MANAGER')
    server.clock.advanceMs(1)
    await third.enter('MANAGER')
    const list = async () =>
      (await first.ask<{ sessions: StaffSession[] }>('GET', '/1/staff/me/sessions')).sessions
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
    expect((await first.send('DELETE', `/1/staff/me/sessions/${sessionId}`)).status).toBe(204)
    expect(await toOutcome(await second.send('GET', '/1/staff/me'))).toBe('401 auth.required')
    expect(await toOutcome(await first.send('DELETE', `/1/staff/me/sessions/${sessionId}`))).toBe(
      '404 staff.not-found',
    )
    expect((await first.send('DELETE', '/1/staff/me/sessions')).status).toBe(204)
    expect(await toOutcome(await third.send('GET', '/1/staff/me'))).toBe('401 auth.required')
    expect(await list()).toHaveLength(1)
  })

  test('ST-06 nobody ends the session of somebody else', async () => {
    const [owner, counter] = [new OfficeBrowser(server), new OfficeBrowser(server)]
    const { sessionId } = await owner.enter('OWNER')
    await counter.enter('COUNTER')
    const answer = await counter.send('DELETE', `/1/staff/me/sessions/${sessionId}`)
    expect(await toOutcome(answer)).toBe('404 staff.not-found')
    await owner.me()
  })

  test('ST-06 who signs out is out, and the browser forgets the cookie', async () => {
    const browser = new OfficeBrowser(server)
    await browser.enter('OWNER')
    const stolen = new Map(browser.cookies)
    const answer = await browser.send('POST', '/1/staff/sign-out')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^lavash-staff=; Path=\/; Max-Age=0;/),
    ])
    for (const [name, value] of stolen) browser.cookies.set(name, value)
    expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })

  test('ST-06 a second sign-in in one browser ends the first session', async () => {
    const browser = new OfficeBrowser(server)
    await browser.enter('OWNER')
    const first = new Map(browser.cookies)
    await browser.enter('COUNTER')
    const thief = new OfficeBrowser(server)
    for (const [name, value] of first) thief.cookies.set(name, value)
    expect(await toOutcome(await thief.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://other.example' }],
    ['another site, in a browser that tells its origin alone', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['nobody knows where', {}],
  ])('ST-06 a cookie changes nothing from %s', async (_where, headers) => {
    const browser = new OfficeBrowser(server)
    const { name } = await browser.enter('OWNER')
    const elsewhere = new OfficeBrowser(server, headers)
    for (const [key, value] of browser.cookies) elsewhere.cookies.set(key, value)
    for (const [method, path, body] of [
      ['PATCH', '/1/staff/me', { name: 'Mallory' }],
      ['POST', '/1/staff/sign-out', undefined],
      ['POST', '/1/staff/sign-in/demo', { role: 'COUNTER' }],
    ] as const) {
      expect(await toOutcome(await elsewhere.send(method, path, body))).toBe('403 auth.cross-site')
    }
    expect((await browser.me()).name).toBe(name)
  })

  test('ST-06 a page of a local network, whose browser tells its origin alone, is at home', async () => {
    const browser = new OfficeBrowser(server, { origin: server.url })
    const me = await browser.enter('OWNER')
    expect(await browser.me()).toEqual(me)
  })
})

test('ST-10 without a session there is nothing to see', async () => {
  const browser = new OfficeBrowser(server)
  expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  browser.cookies.set('lavash-staff', 'x'.repeat(43))
  expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
})

test('ST-10 the venues of another brand, or of none, are refused', async () => {
  const browser = new OfficeBrowser(server)
  const me = await browser.enter('OWNER')
  const brands = await server.db.read.selectFrom('brands').select('id').execute()
  const others = brands.filter(({ id }) => id !== me.roles[0]?.brandId)
  expect(others).toHaveLength(1)
  for (const brandId of [others[0]?.id, 2_000_000_000, 'x', '0']) {
    const answer = await browser.send('GET', `/1/staff/brands/${brandId}/restos`)
    expect(await toOutcome(answer)).toBe('403 auth.forbidden')
  }
})
