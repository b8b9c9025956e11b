import type { TeamRole } from '@lavash/contract/staff'
import type { Invited } from '@lavash/contract/team'
import { describe, expect, test, vi } from 'vitest'
import { findCode } from '../../../test/sign-in.ts'
import { addStaff, OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { startDemoServer } from '../../../test/start-demo-server.ts'

const counter: TeamRole[] = [{ role: 'COUNTER', restoIds: null }]

describe('ST-03 a code by SMS, where the owner allows it', () => {
  test('ST-03 an invitation by SMS is accepted with a code, and the code signs in later', async () => {
    await using sms = await startDemoServer()
    const brand = sms.id('ugolyok', 'brand', 'ugolyok')
    const owner = new OfficeBrowser(sms)
    owner.take(await addStaff(sms, { brandId: brand, role: 'OWNER' }))
    const phone = '+79000000077'
    const outcomeOf = async (browser: OfficeBrowser, path: string, body: object) =>
      toOutcome(await browser.send('POST', path, body))
    const stranger = new OfficeBrowser(sms)
    expect(await stranger.ask('GET', '/1/staff/sign-in/ways')).toMatchObject({ sms: false })
    await owner.ask('PUT', `/1/brands/${brand}/team/settings`, { allowsSms: true })
    expect(await stranger.ask('GET', '/1/staff/sign-in/ways')).toMatchObject({ sms: true })

    const body = { roles: counter, phone: '8 900 000-00-77', sendSms: true }
    const { token, isSent } = await owner.ask<Invited>('POST', `/1/brands/${brand}/invitations`, body)
    expect(isSent).toBe(true)
    const messages = await (await sms.fetch('/dev/inbox.json')).text()
    expect(messages).toContain(`/office/invitation#${token}`)

    const invited = new OfficeBrowser(sms)
    await invited.ask('POST', '/1/staff/invitation/phone/code', { token })
    const code = await findCode(sms, phone)
    const wrong = { token, way: 'sms', name: 'Ivan', code: code === '0000' ? '1111' : '0000' }
    expect(await outcomeOf(invited, '/1/staff/invitation/accept', wrong)).toBe('422 auth.sms-wrong-code')
    await invited.ask('POST', '/1/staff/invitation/accept', { token, way: 'sms', name: 'Ivan', code })
    expect(await invited.me()).toMatchObject({ name: 'Ivan', phone, way: 'sms', verifyWays: ['sms'] })

    sms.clock.advanceMs(90_000)
    const later = new OfficeBrowser(sms)
    expect(await outcomeOf(later, '/1/staff/sign-in/phone/code', { phone })).toBe('204')
    await vi.waitFor(async () => expect(await findCode(sms, phone)).not.toBe(code))
    await later.ask('POST', '/1/staff/sign-in/phone', { phone, code: await findCode(sms, phone) })
    expect((await later.me()).name).toBe('Ivan')

    sms.clock.advanceMs(5 * 60_000)
    await later.ask('POST', '/1/staff/verify/phone/code')
    const proof = { way: 'sms', code: await findCode(sms, phone) }
    expect(await later.ask('POST', '/1/staff/verify', proof)).toMatchObject({
      verifiedUntil: expect.any(String),
    })
  })

  test('ST-03 a number that nobody has is answered alike, gets no message and is held by the same limits', async () => {
    await using sms = await startDemoServer()
    const browser = new OfficeBrowser(sms)
    const phone = '+79000000088'
    const ask = async () => toOutcome(await browser.send('POST', '/1/staff/sign-in/phone/code', { phone }))
    expect(await ask()).toBe('204')
    expect(await ask()).toBe('429 auth.sms-already-sent')
    expect(await (await sms.fetch('/dev/inbox.json')).text()).toBe('[]')
    const outcomes: string[] = []
    for (let index = 0; index < 6; index++) {
      const answer = await browser.send('POST', '/1/staff/sign-in/phone', { phone, code: '12345' })
      outcomes.push(await toOutcome(answer))
    }
    expect(outcomes.slice(3)).toEqual([
      '422 auth.sms-wrong-code',
      '429 auth.sms-attempts-exhausted',
      '429 auth.sms-attempts-exhausted',
    ])
  })

  test('ST-03 a customer’s code does not open the office', async () => {
    await using sms = await startDemoServer()
    const brand = sms.id('ugolyok', 'brand', 'ugolyok')
    const phone = '+79000000099'
    await addStaff(sms, { brandId: brand, role: 'COUNTER', phone })
    await sms.db.engine.write((trx) =>
      trx.insertInto('staffSettings').values({ brandId: brand, allowsSms: 1 }).execute(),
    )
    const browser = new OfficeBrowser(sms)
    await browser.ask('POST', '/1/staff/sign-in/phone/code', { phone })
    await vi.waitFor(async () => expect(await findCode(sms, phone)).toMatch(/^\d{4}$/))
    const code = await findCode(sms, phone)
    const asCustomer = await sms.fetch('/api/v1/sign/in/phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiKey: 'demo', code, phone }),
    })
    expect(await toOutcome(asCustomer)).toBe('422 auth.sms-code-not-found')
  })
})
