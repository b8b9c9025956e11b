import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '@lavash/contract/passkeys'
import type { StaffMe } from '@lavash/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { type Misbehaviour, SoftAuthenticator } from '../../../test/soft-authenticator.ts'
import { addStaff, OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import { countWaysIn } from '#modules/staff/passkeys/ways-in.ts'

let server: DemoServer
let brandId = 0
beforeAll(async () => {
  server = await startDemoServer()
  brandId = server.id('ugolyok', 'brand', 'ugolyok')
})
afterAll(() => server.close())

const request = '/1/staff/sign-in/passkey'

/** A person who is signed in and has one passkey. */
async function makeOwner(name = 'Vera') {
  const browser = new OfficeBrowser(server)
  browser.take(await addStaff(server, { brandId, role: 'OWNER', name }))
  const authenticator = new SoftAuthenticator(server.url)
  const passkey = await addPasskey(browser, authenticator, 'Laptop')
  return { browser, authenticator, passkey }
}

async function addPasskey(
  browser: OfficeBrowser,
  authenticator: SoftAuthenticator,
  name: string,
): Promise<Passkey> {
  const options = await browser.ask<PasskeyCreationOptions>('POST', '/1/staff/me/passkeys/options')
  const response = authenticator.create(options)
  return browser.ask<Passkey>('POST', '/1/staff/me/passkeys', { name, response })
}

async function signIn(
  authenticator: SoftAuthenticator,
  wrong: Misbehaviour = {},
): Promise<[Response, OfficeBrowser]> {
  const browser = new OfficeBrowser(server)
  const options = await browser.ask<PasskeyRequestOptions>('POST', `${request}/options`)
  return [await browser.send('POST', request, { response: authenticator.use(options, wrong) }), browser]
}

describe('ST-02 passkeys', () => {
  test('ST-02 a passkey signs its person in, without a name and without a password', async () => {
    const { authenticator } = await makeOwner('Olga')
    const [answer, browser] = await signIn(authenticator)
    expect(answer.status).toBe(200)
    expect(await browser.me()).toMatchObject({ name: 'Olga', way: 'passkey', verifyWays: ['passkey'] })
  })

  test('ST-02 the options ask for a discoverable passkey with verification, on this host', async () => {
    const { browser, passkey } = await makeOwner()
    const options = await browser.ask<PasskeyCreationOptions>('POST', '/1/staff/me/passkeys/options')
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Ugolyok' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id, transports: ['internal'] }],
    })
    const toSignIn = await browser.ask<PasskeyRequestOptions>('POST', `${request}/options`)
    expect(toSignIn).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' })
    expect(toSignIn).not.toHaveProperty('allowCredentials')
  })

  test('ST-02 with a domain set, passkeys are of the domain on the hosts below it and of the host elsewhere', async () => {
    await using below = await startDemoServer({ env: { LAVASH_PASSKEY_DOMAIN: 'example.com' } })
    const ask = async (host: string) => {
      const answer = await below.app.inject({
        method: 'POST',
        url: `${request}/options`,
        headers: { host, 'sec-fetch-site': 'same-origin' },
      })
      return answer.json<PasskeyRequestOptions>().rpId
    }
    expect(await ask('a.example.com')).toBe('example.com')
    expect(await ask('Example.com:443')).toBe('example.com')
    expect(await ask('badexample.com')).toBe('badexample.com')
  })

  test.each<[string, Misbehaviour]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without verification of the person', { isVerified: false }],
    ['that says it is another person’s', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('ST-02 a signature %s is refused', async (_case, wrong) => {
    const { authenticator } = await makeOwner()
    const [answer, browser] = await signIn(authenticator, wrong)
    expect(await toOutcome(answer)).toBe('422 staff.passkey-invalid')
    expect(browser.cookies.size).toBe(0)
  })

  test('ST-02 a copied authenticator, whose counter stays behind, is refused', async () => {
    const { authenticator } = await makeOwner()
    await signIn(authenticator, { counter: 7 })
    const [answer] = await signIn(authenticator, { counter: 7 })
    expect(await toOutcome(answer)).toBe('422 staff.passkey-invalid')
  })

  test('ST-02 a synchronised passkey without a counter signs in repeatedly', async () => {
    const { authenticator } = await makeOwner()
    const outcomes = [
      await signIn(authenticator, { counter: 0 }),
      await signIn(authenticator, { counter: 0 }),
    ]
    expect(outcomes.map(([answer]) => answer.status)).toEqual([200, 200])
  })

  test('ST-02 an answer works once, and for five minutes', async () => {
    const { authenticator } = await makeOwner()
    const browser = new OfficeBrowser(server)
    const options = await browser.ask<PasskeyRequestOptions>('POST', `${request}/options`)
    const response = authenticator.use(options)
    expect((await browser.send('POST', request, { response })).status).toBe(200)
    expect(await toOutcome(await browser.send('POST', request, { response }))).toBe(
      '422 staff.challenge-over',
    )
    const late = await browser.ask<PasskeyRequestOptions>('POST', `${request}/options`)
    server.clock.advanceMs(5 * 60_000)
    const answer = await browser.send('POST', request, { response: authenticator.use(late) })
    expect(await toOutcome(answer)).toBe('422 staff.challenge-over')
  })

  test('ST-02 what was asked for to verify does not sign in', async () => {
    const { browser, authenticator } = await makeOwner()
    const options = await browser.ask<PasskeyRequestOptions>('POST', '/1/staff/verify/passkey/options')
    const answer = await new OfficeBrowser(server).send('POST', request, {
      response: authenticator.use(options),
    })
    expect(await toOutcome(answer)).toBe('422 staff.challenge-over')
  })

  test('ST-02 a member adds, names and removes passkeys but keeps the last one', async () => {
    const { browser, authenticator, passkey } = await makeOwner()
    const second = await addPasskey(browser, authenticator, 'Telefon')
    expect(await browser.ask('PATCH', `/1/staff/me/passkeys/${second.id}`, { name: 'Phone' })).toMatchObject({
      name: 'Phone',
    })
    const { passkeys } = await browser.ask<{ passkeys: Passkey[] }>('GET', '/1/staff/me/passkeys')
    expect(passkeys.map(({ name }) => name).toSorted()).toEqual(['Laptop', 'Phone'])
    expect((await browser.send('DELETE', `/1/staff/me/passkeys/${passkey.id}`)).status).toBe(204)
    expect(await toOutcome(await browser.send('DELETE', `/1/staff/me/passkeys/${second.id}`))).toBe(
      '409 staff.last-way-in',
    )
  })

  test('ST-02 nobody names or removes the passkey of somebody else', async () => {
    const { passkey } = await makeOwner()
    const { browser } = await makeOwner()
    const path = `/1/staff/me/passkeys/${passkey.id}`
    expect(await toOutcome(await browser.send('PATCH', path, { name: 'Mine' }))).toBe('404 staff.not-found')
    expect(await toOutcome(await browser.send('DELETE', path))).toBe('404 staff.not-found')
  })

  test('ST-02 of two tabs that each remove one of two passkeys, one is told that it is the last', async () => {
    const { browser, authenticator, passkey } = await makeOwner()
    const second = await addPasskey(browser, authenticator, 'Phone')
    const { id: personId } = await browser.me()
    const held = await holdTransaction(server.db, async (trx) => {
      await countWaysIn(trx, personId, { hasDemoStaff: true })
      await trx.deleteFrom('staffPasskeys').where('id', '=', second.id).execute()
    })
    const answer = browser.send('DELETE', `/1/staff/me/passkeys/${passkey.id}`)
    await untilSomebodyWaits(server.db)
    await held.end()
    expect(await toOutcome(await answer)).toBe('409 staff.last-way-in')
  })
})

describe('ST-07 what is dangerous asks again', () => {
  test('ST-07 five minutes after the sign-in a new passkey is refused until the old one has signed', async () => {
    const { browser, authenticator } = await makeOwner()
    server.clock.advanceMs(5 * 60_000)
    const path = '/1/staff/me/passkeys/options'
    expect(await toOutcome(await browser.send('POST', path))).toBe('403 staff.verification-required')
    const options = await browser.ask<PasskeyRequestOptions>('POST', '/1/staff/verify/passkey/options')
    expect(options.allowCredentials).toHaveLength(1)
    const response = authenticator.use(options)
    const me = await browser.ask<StaffMe>('POST', '/1/staff/verify', { way: 'passkey', response })
    expect(me.verifiedUntil).toBe(new Date(server.clock.now() + 5 * 60_000).toISOString())
    expect((await browser.send('POST', path)).status).toBe(200)
  })

  test('ST-07 neither another person’s passkey nor a press proves anything', async () => {
    const { browser } = await makeOwner()
    const stranger = await makeOwner()
    const options = await browser.ask<PasskeyRequestOptions>('POST', '/1/staff/verify/passkey/options')
    const { allowCredentials: _, ...open } = options
    const response = stranger.authenticator.use(open)
    const answer = await browser.send('POST', '/1/staff/verify', { way: 'passkey', response })
    expect(await toOutcome(answer)).toBe('422 staff.passkey-invalid')
    for (const way of ['demo', 'sms']) {
      const other = await browser.send('POST', '/1/staff/verify', { way, code: '0000' })
      expect(await toOutcome(other)).toBe('403 auth.method-not-available')
    }
  })

  test('ST-07 in the demonstration a press is enough', async () => {
    const browser = new OfficeBrowser(server)
    await browser.enter('OWNER')
    server.clock.advanceMs(5 * 60_000)
    const body = { allowsSms: false }
    const path = `/1/brands/${brandId}/team/settings`
    expect(await toOutcome(await browser.send('PUT', path, body))).toBe('403 staff.verification-required')
    await browser.ask('POST', '/1/staff/verify', { way: 'demo' })
    expect((await browser.send('PUT', path, body)).status).toBe(200)
  })
})
