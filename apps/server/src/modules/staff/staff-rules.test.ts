import type { Call, StaffRule } from '@lavash/contract/call'
import { calls } from '@lavash/contract/calls'
import { fillPath } from '@lavash/contract/fill-path'
import type { Device, PairingStarted } from '@lavash/contract/devices'
import type { StaffGrant } from '@lavash/rulebook/account/staff-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaff, OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'

/** All callers of the table. `brand` and `venue` tell whether they belong to the brand and the venue of the call. */
interface Actor {
  readonly role: StaffGrant['role'] | 'nobody'
  readonly brand: 'own' | 'another'
  readonly venue: 'all' | 'own' | 'another'
  readonly isOnDevice?: true
}

const actors: readonly Actor[] = [
  ...(['OWNER', 'MANAGER', 'COUNTER'] as const).flatMap((role): Actor[] => [
    { role, brand: 'own', venue: 'all' },
    { role, brand: 'another', venue: 'all' },
  ]),
  ...(['MANAGER', 'COUNTER'] as const).flatMap((role): Actor[] => [
    { role, brand: 'own', venue: 'own' },
    { role, brand: 'own', venue: 'another' },
  ]),
  { role: 'OWNER', brand: 'own', venue: 'all', isOnDevice: true },
  { role: 'PLATFORM', brand: 'another', venue: 'all' },
  { role: 'nobody', brand: 'another', venue: 'all' },
]

const ranks = ['COUNTER', 'MANAGER', 'OWNER']

/** The rule of a row in other words than the server's, as a reader understands it. */
function isExpected(rule: StaffRule, actor: Actor): boolean {
  if (actor.role === 'nobody') return false
  if (rule.whose === 'self') return true
  if (rule.whose === 'account') return actor.isOnDevice !== true
  if (rule.whose === 'platform') return actor.role === 'PLATFORM'
  if (actor.role === 'PLATFORM' || actor.brand === 'another') return false
  // On a device an owner has the rights of a counter at its venue.
  const role = actor.isOnDevice === true ? 'COUNTER' : actor.role
  const venue = actor.isOnDevice === true ? 'own' : actor.venue
  if (rule.least !== 'ANYBODY' && ranks.indexOf(role) < ranks.indexOf(rule.least)) return false
  if (rule.whose === 'brand') return venue === 'all'
  return rule.whose === 'venues' || venue !== 'another'
}

let server: DemoServer
const ids = { brand: 0, otherBrand: 0, resto: 0, otherResto: 0 }
beforeAll(async () => {
  server = await startDemoServer()
  ids.brand = server.id('ugolyok', 'brand', 'ugolyok')
  ids.otherBrand = server.id('primorje-grill', 'brand', 'primorje-grill')
  ids.resto = server.id('ugolyok', 'resto', 'centre')
  ids.otherResto = server.id('ugolyok', 'resto', 'vokzal')
})
afterAll(() => server.close())

const rows = Object.entries<Call>(calls)
const staffRows = rows.flatMap(([name, call]) =>
  call.auth === 'staff' ? [{ name, call, rule: call.staff }] : [],
)
const deviceRows = rows.flatMap(([name, call]) => (call.auth === 'device' ? [{ name, call }] : []))

/** An invalid body: an authorised caller gets a refusal of the body, and nothing changes. */
function ask(browser: OfficeBrowser, call: Call): Promise<Response> {
  const params = { ...call.example.params } as Record<string, string | number>
  if ('brandId' in params) params['brandId'] = ids.brand
  if ('restoId' in params) params['restoId'] = ids.resto
  return browser.send(call.method, fillPath(call.path, params), call.body && { 'no-such-field': 1 })
}

const closed = new Set([
  '401 auth.required',
  '403 auth.forbidden',
  '401 staff.device-required',
  '403 staff.verification-required',
])

async function isLetIn(answer: Response): Promise<boolean> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    await answer.body?.cancel()
    return true
  }
  return !closed.has(await toOutcome(answer))
}

async function toBrowser(actor: Actor): Promise<OfficeBrowser> {
  const browser = new OfficeBrowser(server)
  if (actor.role === 'nobody') return browser
  const venue = { all: null, own: [ids.resto], another: [ids.otherResto] }[actor.venue]
  const brandId = actor.role === 'PLATFORM' ? 0 : actor.brand === 'own' ? ids.brand : ids.otherBrand
  browser.take(await addStaff(server, { brandId, role: actor.role, restoIds: venue }))
  return actor.isOnDevice === true ? unlock(browser) : browser
}

/** Some calls end the session. A tablet is unlocked again, because pairing it and a new PIN cost a second of hashing. */
async function toSignedIn(actor: Actor, before: OfficeBrowser): Promise<OfficeBrowser> {
  const { ok } = await before.send('GET', '/1/staff/me')
  if (ok) return before
  const personId = peopleOfTablets.get(before)
  if (personId === undefined) return toBrowser(actor)
  await before.ask('POST', '/1/devices/me/unlock', { personId, pin })
  return before
}

const pin = '4821'
const peopleOfTablets = new WeakMap<OfficeBrowser, string>()

/** The same person at the venue's counter. */
async function unlock(owner: OfficeBrowser): Promise<OfficeBrowser> {
  const { tablet } = await pair(owner)
  await owner.ask('PUT', '/1/staff/me/pin', { pin })
  const { id: personId } = await owner.me()
  await tablet.ask('POST', '/1/devices/me/unlock', { personId, pin })
  peopleOfTablets.set(tablet, personId)
  return tablet
}

async function pair(owner: OfficeBrowser): Promise<{ tablet: OfficeBrowser; device: Device }> {
  const tablet = new OfficeBrowser(server)
  const { pairingId, code, secret } = await tablet.ask<PairingStarted>('POST', '/1/devices/pairing')
  const body = { code, restoId: ids.resto, name: 'Counter' }
  const device = await owner.ask<Device>('POST', `/1/brands/${ids.brand}/devices`, body)
  await tablet.ask('POST', `/1/devices/pairing/${pairingId}`, { secret })
  return { tablet, device }
}

describe('ST-10 every call of the staff lets in exactly whom its row names', () => {
  test('ST-10 there are calls to try, and each has a rule', () => {
    expect(staffRows.length).toBeGreaterThan(30)
    expect(deviceRows.length).toBeGreaterThan(3)
  })

  test.each(actors)(
    'ST-10 as $role of $brand brand, $venue venue (on a device: $isOnDevice)',
    async (actor) => {
      const wrong: string[] = []
      let browser = await toBrowser(actor)
      for (const { name, call, rule } of staffRows) {
        const isIn = await isLetIn(await ask(browser, call))
        // A device gives no fresh proof, so the step-up refuses it as well.
        const isStopped = actor.isOnDevice === true && rule.stepUp === true
        if (isIn !== (isExpected(rule, actor) && !isStopped)) wrong.push(`${name}: let in ${isIn}`)
        // A call that was refused has ended nothing.
        if (isIn) browser = await toSignedIn(actor, browser)
      }
      expect(wrong).toEqual([])
    },
  )

  test('ST-10 ST-07 each call with a step-up refuses a proof of five minutes ago', async () => {
    const wrong: string[] = []
    for (const { name, call, rule } of staffRows) {
      const browser = await toBrowser({ role: 'OWNER', brand: 'own', venue: 'all' })
      server.clock.advanceMs(5 * 60_000)
      const answer = await ask(browser, call)
      const isEvents = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
      const outcome = isEvents ? String(await answer.body?.cancel()) : await toOutcome(answer)
      if ((outcome === '403 staff.verification-required') !== (rule.stepUp === true))
        wrong.push(`${name}: ${outcome}`)
    }
    expect(wrong).toEqual([])
  })

  test('ST-10 calls of a device let in a paired one, and neither an unpaired one nor its owner', async () => {
    const owner = await toBrowser({ role: 'OWNER', brand: 'own', venue: 'all' })
    const { tablet, device } = await pair(owner)
    for (const { call } of deviceRows) expect(await isLetIn(await ask(tablet, call))).toBe(true)
    await owner.ask('DELETE', `/1/brands/${ids.brand}/devices/${device.id}`)
    for (const browser of [tablet, owner]) {
      for (const { call } of deviceRows)
        expect(await toOutcome(await ask(browser, call))).toBe('401 staff.device-required')
    }
  })

  test('ST-10 no changing call of the restaurant’s side is taken from another site', async () => {
    const elsewhere = new OfficeBrowser(server, { 'sec-fetch-site': 'cross-site' })
    elsewhere.take(await addStaff(server, { brandId: ids.brand, role: 'OWNER' }))
    const changing = rows.filter(
      ([, { auth, part, method }]) =>
        method !== 'GET' && (part === 'staff' || auth === 'staff' || auth === 'device'),
    )
    const wrong: string[] = []
    for (const [name, call] of changing) {
      const outcome = await toOutcome(await ask(elsewhere, call))
      if (outcome !== '403 auth.cross-site') wrong.push(`${name}: ${outcome}`)
    }
    expect(wrong).toEqual([])
  })
})
