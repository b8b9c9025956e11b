import type { Invitation } from '@lavash/contract/invitations'
import type { PasskeyCreationOptions } from '@lavash/contract/passkeys'
import type { TeamRole } from '@lavash/contract/staff'
import type { Invited, Team } from '@lavash/contract/team'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { SoftAuthenticator } from '../../../test/soft-authenticator.ts'
import { addStaff, OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import { lockOwners } from '#modules/staff/team/role-rows.ts'

let server: DemoServer
let brandId = 0
let restoId = 0
beforeAll(async () => {
  server = await startDemoServer()
  brandId = server.id('ugolyok', 'brand', 'ugolyok')
  restoId = server.id('ugolyok', 'resto', 'centre')
})
afterAll(() => server.close())

const counter: TeamRole[] = [{ role: 'COUNTER', restoIds: null }]

async function makeOwner(): Promise<OfficeBrowser> {
  const browser = new OfficeBrowser(server)
  browser.take(await addStaff(server, { brandId, role: 'OWNER', name: 'Vera' }))
  return browser
}

function invite(owner: OfficeBrowser, body: object = { roles: counter }): Promise<Invited> {
  return owner.ask<Invited>('POST', `/1/brands/${brandId}/invitations`, body)
}

async function accept(token: string, name = 'Ivan', browser = new OfficeBrowser(server)) {
  const options = await browser.send('POST', '/1/staff/invitation/passkey/options', { token, name })
  if (!options.ok) return { browser, answer: options }
  const response = new SoftAuthenticator(server.url).create((await options.json()) as PasskeyCreationOptions)
  const body = { token, way: 'passkey', name, passkeyName: 'Phone', response }
  return { browser, answer: await browser.send('POST', '/1/staff/invitation/accept', body) }
}

function show(token: string): Promise<Invitation> {
  return new OfficeBrowser(server).ask<Invitation>('POST', '/1/staff/invitation', { token })
}

describe('ST-05 invitations', () => {
  test('ST-05 an invitation gives the roles it names and no others', async () => {
    const { token, isSent } = await invite(await makeOwner(), {
      roles: [{ role: 'COUNTER', restoIds: [restoId] }],
      name: 'Ivan',
    })
    expect(isSent).toBe(false)
    expect(await show(token)).toMatchObject({
      brandName: 'Ugolyok',
      name: 'Ivan',
      state: 'open',
      ways: ['passkey'],
      roles: [{ role: 'COUNTER', restoIds: [restoId], restoNames: [expect.any(String)] }],
    })
    const { browser, answer } = await accept(token)
    expect(answer.status).toBe(200)
    const { roles } = await browser.me()
    expect(roles).toHaveLength(1)
    expect(roles[0]).toMatchObject({ brandId, brandName: 'Ugolyok', role: 'COUNTER', restoIds: [restoId] })
    expect(await toOutcome(await browser.send('GET', `/1/brands/${brandId}/team`))).toBe('403 auth.forbidden')
  })

  test('ST-05 the link is good once', async () => {
    const { token } = await invite(await makeOwner())
    expect((await accept(token)).answer.status).toBe(200)
    expect(await toOutcome((await accept(token)).answer)).toBe('410 staff.invitation-over')
    expect((await show(token)).state).toBe('used')
  })

  test('ST-05 of two who open one link in one moment one gets in', async () => {
    const { token } = await invite(await makeOwner())
    const prepared = await Promise.all(
      ['Ivan', 'Petr'].map(async (name) => {
        const browser = new OfficeBrowser(server)
        const options = await browser.ask<PasskeyCreationOptions>(
          'POST',
          '/1/staff/invitation/passkey/options',
          {
            token,
            name,
          },
        )
        return { browser, name, response: new SoftAuthenticator(server.url).create(options) }
      }),
    )
    const answers = await Promise.all(
      prepared.map(({ browser, name, response }) =>
        browser.send('POST', '/1/staff/invitation/accept', { token, way: 'passkey', name, response }),
      ),
    )
    const outcomes = await Promise.all(answers.map(toOutcome))
    expect(outcomes.toSorted()).toEqual(['200', '410 staff.invitation-over'])
  })

  test('ST-05 after 72 hours, or taken back, the link does nothing', async () => {
    const owner = await makeOwner()
    const [late, cancelled] = [await invite(owner), await invite(owner)]
    const path = `/1/brands/${brandId}/invitations/${cancelled.invitation.id}`
    expect((await owner.send('DELETE', path)).status).toBe(204)
    expect((await show(cancelled.token)).state).toBe('cancelled')
    expect(await toOutcome((await accept(cancelled.token)).answer)).toBe('410 staff.invitation-over')
    server.clock.advanceMs(72 * 3_600_000 - 1)
    expect((await show(late.token)).state).toBe('open')
    server.clock.advanceMs(1)
    expect((await show(late.token)).state).toBe('expired')
    expect(await toOutcome((await accept(late.token)).answer)).toBe('410 staff.invitation-over')
  })

  test('ST-05 whoever is signed in gets the roles in a second brand, and proves nothing by it', async () => {
    const browser = new OfficeBrowser(server)
    const other = server.id('primorje-grill', 'brand', 'primorje-grill')
    browser.take(await addStaff(server, { brandId: other, role: 'MANAGER', name: 'Olga' }))
    const { token } = await invite(await makeOwner())
    server.clock.advanceMs(5 * 60_000)
    expect((await browser.ask<Invitation>('POST', '/1/staff/invitation', { token })).ways).toContain(
      'session',
    )
    await browser.ask('POST', '/1/staff/invitation/accept', { token, way: 'session' })
    const me = await browser.me()
    expect(new Map(me.roles.map((role) => [role.brandId, role.role]))).toEqual(
      new Map([
        [other, 'MANAGER'],
        [brandId, 'COUNTER'],
      ]),
    )
    expect(me.verifiedUntil).toBeNull()
  })

  test('ST-05 whoever guesses links is stopped after ten, in every process', async () => {
    await using guessed = await startDemoServer()
    await using second = await startDemoServer({ database: guessed.database })
    const outcomes: string[] = []
    for (let index = 0; index < 11; index++) {
      const browser = new OfficeBrowser(index % 2 === 0 ? guessed : second)
      const body = { token: `guess-${index}` }
      outcomes.push(await toOutcome(await browser.send('POST', '/1/staff/invitation', body)))
    }
    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '404 staff.invitation-not-found'))
    expect(outcomes[10]).toBe('429 staff.too-many-attempts')
  })

  test.each<[string, object[]]>([
    ['a venue of another brand', [{ role: 'COUNTER', restoIds: [2_000_000] }]],
    ['an owner of one venue', [{ role: 'OWNER', restoIds: [1] }]],
    ['one role twice', [...counter, ...counter]],
    ['the platform', [{ role: 'PLATFORM', restoIds: null }]],
    ['nothing', []],
  ])('ST-05 nobody is invited for %s', async (_case, roles) => {
    const answer = await (await makeOwner()).send('POST', `/1/brands/${brandId}/invitations`, { roles })
    expect(await toOutcome(answer)).toBe('400 request.invalid')
  })
})

describe('ST-05 the team', () => {
  test('ST-05 an owner changes roles, and they hold with the next call', async () => {
    const owner = await makeOwner()
    const { browser } = await accept((await invite(owner)).token)
    const { id } = await browser.me()
    const path = `/1/brands/${brandId}/team/${id}`
    const changed = await owner.ask('PUT', `${path}/roles`, { roles: [{ role: 'MANAGER', restoIds: null }] })
    expect(changed).toMatchObject({ id, roles: [{ role: 'MANAGER', restoIds: null }] })
    const team = await browser.ask<Team>('GET', `/1/brands/${brandId}/team`)
    expect(team.people.find((person) => person.id === id)).toMatchObject({ isMe: true, hasPasskey: true })
    expect(await toOutcome(await browser.send('PUT', `${path}/roles`, { roles: counter }))).toBe(
      '403 auth.forbidden',
    )
  })

  test('ST-05 a removed member is signed out at once and becomes anonymous', async () => {
    const owner = await makeOwner()
    const { browser } = await accept((await invite(owner)).token, 'Boris')
    const { id } = await browser.me()
    expect((await owner.send('DELETE', `/1/brands/${brandId}/team/${id}`)).status).toBe(204)
    expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
    const person = await server.db.read
      .selectFrom('staffPeople')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    expect(person).toMatchObject({ name: '', phone: null, endedAt: server.clock.now() })
    const passkeys = await server.db.read
      .selectFrom('staffPasskeys')
      .select('id')
      .where('personId', '=', id)
      .execute()
    expect(passkeys).toEqual([])
    expect(await toOutcome(await owner.send('DELETE', `/1/brands/${brandId}/team/${id}`))).toBe(
      '404 staff.not-found',
    )
  })

  test('ST-05 the last owner is neither ended nor made less, also when two owners end each other at once', async () => {
    await using own = await startDemoServer()
    const brand = own.id('primorje-grill', 'brand', 'primorje-grill')
    const owners = await Promise.all(
      ['Vera', 'Olga'].map(async (name) => {
        const browser = new OfficeBrowser(own)
        browser.take(await addStaff(own, { brandId: brand, role: 'OWNER', name }))
        return { browser, id: (await browser.me()).id }
      }),
    )
    const [vera, olga] = owners
    const changing = await holdTransaction(own.db, (trx) => lockOwners(trx, brand))
    const ends = [
      vera?.browser.send('DELETE', `/1/brands/${brand}/team/${olga?.id}`),
      olga?.browser.send('DELETE', `/1/brands/${brand}/team/${vera?.id}`),
    ]
    await untilSomebodyWaits(own.db)
    await changing.end()
    const outcomes = await Promise.all(ends.map(async (end) => (end ? toOutcome(await end) : '')))
    expect(outcomes).toContain('204')
    const left = await own.db.read.selectFrom('staffRoles').selectAll().where('brandId', '=', brand).execute()
    expect(left).toHaveLength(1)
    const last = owners.find(({ id }) => id === left[0]?.personId)
    const path = `/1/brands/${brand}/team/${last?.id}`
    const answers = [
      await last?.browser.send('DELETE', path),
      await last?.browser.send('PUT', `${path}/roles`, { roles: counter }),
    ]
    for (const answer of answers) expect(answer && (await toOutcome(answer))).toBe('409 staff.last-owner')
  })

  test('ST-06 an owner lists and ends the sessions of the team', async () => {
    const owner = await makeOwner()
    const { browser } = await accept((await invite(owner)).token)
    const { id } = await browser.me()
    const path = `/1/brands/${brandId}/team/${id}/sessions`
    expect((await owner.ask<{ sessions: object[] }>('GET', path)).sessions).toHaveLength(1)
    expect((await owner.send('DELETE', path)).status).toBe(204)
    expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })
})
