import type { Device, OwnDevice, PairingStarted } from '@lavash/contract/devices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { readEvents } from '../../../test/read-events.ts'
import { addStaff, OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import { takePairing } from '#modules/staff/devices/device-rows.ts'

let server: DemoServer
let brandId = 0
let restoId = 0
beforeAll(async () => {
  server = await startDemoServer()
  brandId = server.id('ugolyok', 'brand', 'ugolyok')
  restoId = server.id('ugolyok', 'resto', 'centre')
})
afterAll(() => server.close())

async function makeManager(restoIds: number[] | null = null): Promise<OfficeBrowser> {
  const browser = new OfficeBrowser(server)
  browser.take(await addStaff(server, { brandId, role: 'MANAGER', name: 'Olga', restoIds }))
  return browser
}

async function pairTablet(manager: OfficeBrowser): Promise<{ tablet: OfficeBrowser; device: Device }> {
  const tablet = new OfficeBrowser(server)
  const { pairingId, code, secret } = await tablet.ask<PairingStarted>('POST', '/1/devices/pairing')
  const device = await manager.ask<Device>('POST', `/1/brands/${brandId}/devices`, {
    code,
    restoId,
    name: 'Counter',
  })
  await tablet.ask('POST', `/1/devices/pairing/${pairingId}`, { secret })
  return { tablet, device }
}

/** A person with a PIN, and the tablet of their venue. */
async function makeCounter(pin = '4821') {
  const manager = await makeManager()
  const { tablet, device } = await pairTablet(manager)
  await manager.ask('PUT', '/1/staff/me/pin', { pin })
  const { id: personId } = await manager.me()
  const unlock = (typed: string) => tablet.send('POST', '/1/devices/me/unlock', { personId, pin: typed })
  return { manager, tablet, device, personId, unlock }
}

describe('ST-08 a tablet', () => {
  test('ST-08 a tablet is paired by its code and is the counter of one venue', async () => {
    const manager = await makeManager()
    const tablet = new OfficeBrowser(server)
    expect(await toOutcome(await tablet.send('GET', '/1/devices/me'))).toBe('401 staff.device-required')
    const { pairingId, code, secret } = await tablet.ask<PairingStarted>('POST', '/1/devices/pairing')
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
    const poll = `/1/devices/pairing/${pairingId}`
    expect(await tablet.ask('POST', poll, { secret })).toEqual({ state: 'waiting' })
    const body = { code: code.toLowerCase().replace('-', ' '), restoId, name: 'Counter' }
    const device = await manager.ask<Device>('POST', `/1/brands/${brandId}/devices`, body)
    expect(await toOutcome(await tablet.send('POST', poll, { secret: 'another' }))).toBe(
      '404 staff.not-found',
    )
    expect(await tablet.ask('POST', poll, { secret })).toEqual({ state: 'paired' })
    expect(await tablet.ask<OwnDevice>('GET', '/1/devices/me')).toMatchObject({
      id: device.id,
      name: 'Counter',
      brandName: 'Ugolyok',
      restoId,
      timeZone: '+03:00',
    })
    expect(await toOutcome(await tablet.send('POST', poll, { secret }))).toBe('404 staff.not-found')
  })

  test('ST-08 a pairing code works once within ten minutes, and guesses are limited', async () => {
    const manager = await makeManager()
    const path = `/1/brands/${brandId}/devices`
    const confirm = async (code: string) =>
      toOutcome(await manager.send('POST', path, { code, restoId, name: 'Counter' }))
    const tablet = new OfficeBrowser(server)
    const [first, late] = [
      await tablet.ask<PairingStarted>('POST', '/1/devices/pairing'),
      await tablet.ask<PairingStarted>('POST', '/1/devices/pairing'),
    ]
    expect(await confirm(first.code)).toBe('201')
    expect(await confirm(first.code)).toBe('422 staff.pairing-code-invalid')
    server.clock.advanceMs(10 * 60_000)
    expect(await confirm(late.code)).toBe('422 staff.pairing-code-invalid')
    for (let index = 0; index < 8; index++) await confirm('2222-2222')
    const good = await tablet.ask<PairingStarted>('POST', '/1/devices/pairing')
    expect(await confirm(good.code)).toBe('429 staff.too-many-attempts')
  })

  test('ST-08 of two who ask with one secret at once one gets the token', async () => {
    const { pairingId, code, secret } = await new OfficeBrowser(server).ask<PairingStarted>(
      'POST',
      '/1/devices/pairing',
    )
    const manager = await makeManager()
    await manager.ask('POST', `/1/brands/${brandId}/devices`, { code, restoId, name: 'Counter' })
    const first = await holdTransaction(server.db, (trx) =>
      takePairing(trx, { pairingId, secret }, server.clock.now()),
    )
    const second = new OfficeBrowser(server).send('POST', `/1/devices/pairing/${pairingId}`, { secret })
    await untilSomebodyWaits(server.db)
    await first.end()
    expect(first.value).toMatchObject({ state: 'paired' })
    expect(await toOutcome(await second)).toBe('404 staff.not-found')
  })

  test('ST-08 a manager of one venue pairs and sees nothing of another', async () => {
    const all = await makeManager()
    const { device } = await pairTablet(all)
    const other = await makeManager([server.id('ugolyok', 'resto', 'vokzal')])
    const path = `/1/brands/${brandId}/devices`
    expect(await other.ask('GET', path)).toEqual({ devices: [] })
    const { code } = await new OfficeBrowser(server).ask<PairingStarted>('POST', '/1/devices/pairing')
    expect(await toOutcome(await other.send('POST', path, { code, restoId, name: 'Mine' }))).toBe(
      '403 auth.forbidden',
    )
    expect(await toOutcome(await other.send('DELETE', `${path}/${device.id}`))).toBe('404 staff.not-found')
  })

  test('ST-08 an unpaired tablet is out at once: its calls, its people and its streams', async () => {
    const { manager, tablet, device, unlock } = await makeCounter()
    expect((await unlock('4821')).status).toBe(200)
    const streams = [
      await tablet.send('GET', '/1/devices/me/events'),
      await tablet.send('GET', '/1/staff/me/events'),
    ]
    const ends = streams.map(async (stream) => {
      for await (const event of readEvents(stream)) expect(event.data).toBeDefined()
    })
    const beganAt = performance.now()
    await manager.ask('DELETE', `/1/brands/${brandId}/devices/${device.id}`)
    await Promise.all(ends)
    expect(performance.now() - beganAt).toBeLessThan(1000)
    expect(await toOutcome(await tablet.send('GET', '/1/devices/me'))).toBe('401 staff.device-required')
    expect(await toOutcome(await tablet.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })
})

describe('ST-09 a PIN', () => {
  test('ST-09 a PIN names the person at the counter, who is a counter there and nothing else', async () => {
    const { tablet, unlock, personId, device } = await makeCounter()
    const { people } = await tablet.ask<OwnDevice>('GET', '/1/devices/me')
    expect(people).toContainEqual({ id: personId, name: 'Olga' })
    expect((await unlock('4821')).status).toBe(200)
    expect(await tablet.me()).toMatchObject({
      id: personId,
      way: 'pin',
      verifyWays: [],
      verifiedUntil: null,
      roles: [{ brandId, role: 'COUNTER', restoIds: [restoId] }],
      device: { id: device.id, restoId },
    })
    for (const [method, path] of [
      ['GET', '/1/staff/me/passkeys'],
      ['PUT', '/1/staff/me/pin'],
      ['GET', `/1/brands/${brandId}/devices`],
    ] as const) {
      const answer = await tablet.send(method, path, method === 'PUT' ? { pin: '0000' } : undefined)
      expect(await toOutcome(answer)).toBe('403 auth.forbidden')
    }
    expect((await tablet.send('POST', '/1/devices/me/lock')).status).toBe(204)
    expect(await toOutcome(await tablet.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })

  test('ST-09 five wrong tries lock for five minutes, in every process', async () => {
    const { unlock, tablet, personId } = await makeCounter()
    await using second = await startDemoServer({
      database: server.database,
      now: new Date(server.clock.now()).toISOString(),
    })
    const elsewhere = new OfficeBrowser(second)
    for (const [name, value] of tablet.cookies) elsewhere.cookies.set(name, value)
    const outcomes: string[] = []
    for (let index = 0; index < 5; index++) {
      const browser = index % 2 === 0 ? tablet : elsewhere
      outcomes.push(
        await toOutcome(await browser.send('POST', '/1/devices/me/unlock', { personId, pin: '0000' })),
      )
    }
    expect(outcomes).toEqual([
      ...Array.from({ length: 4 }, () => '422 staff.pin-wrong'),
      '429 staff.too-many-attempts',
    ])
    expect(await toOutcome(await unlock('4821'))).toBe('429 staff.too-many-attempts')
    server.clock.advanceMs(5 * 60_000)
    expect((await unlock('4821')).status).toBe(200)
  })

  test('ST-09 without its device a PIN and its session are worth nothing', async () => {
    const { manager, tablet, unlock, personId } = await makeCounter()
    const stranger = new OfficeBrowser(server)
    const body = { personId, pin: '4821' }
    expect(await toOutcome(await stranger.send('POST', '/1/devices/me/unlock', body))).toBe(
      '401 staff.device-required',
    )
    await unlock('4821')
    stranger.cookies.set('lavash-staff', tablet.cookies.get('lavash-staff') ?? '')
    expect(await toOutcome(await stranger.send('GET', '/1/staff/me'))).toBe('401 auth.required')
    const { tablet: neighbour } = await pairTablet(manager)
    neighbour.cookies.set('lavash-staff', tablet.cookies.get('lavash-staff') ?? '')
    expect(await toOutcome(await neighbour.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  })

  test('ST-09 whoever does not work at the venue has no PIN there', async () => {
    const { tablet } = await makeCounter()
    const other = await makeManager([server.id('ugolyok', 'resto', 'vokzal')])
    await other.ask('PUT', '/1/staff/me/pin', { pin: '5274' })
    const { id: personId } = await other.me()
    const answer = await tablet.send('POST', '/1/devices/me/unlock', { personId, pin: '5274' })
    expect(await toOutcome(answer)).toBe('422 staff.pin-wrong')
  })

  test('ST-09 a PIN that is guessed first is refused in the reader’s language', async () => {
    const manager = await makeManager()
    const answer = await manager.send('PUT', '/1/staff/me/pin', { pin: '1234' })
    expect(await toOutcome(answer)).toBe('422 staff.pin-weak')
    expect((await manager.me()).hasPin).toBe(false)
  })

  test('ST-09 the database has a slow hash of the PIN, another for each person', async () => {
    await makeCounter('471182')
    await makeCounter('471182')
    const pins = await server.db.read.selectFrom('staffPins').selectAll().execute()
    expect(JSON.stringify(pins)).not.toContain('471182')
    expect(new Set(pins.map(({ hash }) => hash)).size).toBe(pins.length)
  })
})

test('ST-06 the stream of a session tells of changed roles, and ends with the session', async () => {
  const owner = new OfficeBrowser(server)
  owner.take(await addStaff(server, { brandId, role: 'OWNER', name: 'Vera' }))
  const manager = await makeManager()
  const { id } = await manager.me()
  const stream = readEvents(await manager.send('GET', '/1/staff/me/events'))
  const path = `/1/brands/${brandId}/team/${id}`
  await owner.ask('PUT', `${path}/roles`, { roles: [{ role: 'COUNTER', restoIds: null }] })
  expect((await stream.next()).value).toEqual({ data: { type: 'staff.changed' } })
  const beganAt = performance.now()
  await owner.ask('DELETE', `${path}/sessions`)
  expect((await stream.next()).done).toBe(true)
  expect(performance.now() - beganAt).toBeLessThan(1000)
})
