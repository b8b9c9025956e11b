import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DevMessage } from '@lavash/contract/dev-inbox'
import { codeOf, findCode, post, requestCode, sendCode, solveCaptcha } from '../../../test/sign-in.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import type { Brand } from '#catalogue/catalogue.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

let server: DemoServer
let last = 0

beforeAll(async () => {
  server = await startDemoServer()
})

afterAll(() => server.close())

test.each([
  ['ugolyok', 'ru', /^\d{4} — код для входа\. Уголёк$/],
  ['ugolyok', 'en', /^\d{4} is your sign-in code\. Ugolyok$/],
  ['primorje-grill', 'cnr', /^\d{4} je vaš kod za prijavu\. Primorje Grill$/],
  ['primorje-grill', 'de', /^\d{4} je vaš kod za prijavu\. Primorje Grill$/],
  [undefined, 'ru', /^\d{4} — код для входа\. Уголёк$/],
])('B-10 the message to a customer of %s who reads %s', async (whiteLabel, language, expected) => {
  last += 1
  const phone = `+7900000000${last}`
  const captchaToken = await solveCaptcha(server)
  const body = { apiKey: 'demo', captchaToken, mode: 'WEB', phone, whiteLabel }
  const sent = await server.fetch('/api/v1/sign/in/phone/code', post(body, { 'accept-language': language }))
  expect(sent.status).toBe(204)
  const messages: DevMessage[] = JSON.parse(await (await server.fetch('/dev/inbox.json')).text())
  const text = messages.find(({ to }) => to === phone)?.text ?? ''
  expect(text).toMatch(expected)
  // One message of the SMS alphabet for Cyrillic (UCS-2) has seventy characters.
  expect(text.length).toBeLessThanOrEqual(70)
})

test.each([
  ['primorje-grill', '067 123 456', '+38267123456'],
  ['ugolyok', '8 900 000-00-77', '+79000000077'],
])('V-03 a customer of %s who types %s is written to at %s', async (whiteLabel, typed, phone) => {
  expect((await requestCode(server, typed, { whiteLabel })).status).toBe(204)
  expect(await findCode(server, phone)).toMatch(/^\d{4}$/)
})

test('V-03 on a brand’s own host a phone is read alike when the code is asked for and when it is entered', async () => {
  await using own = await startDemoServer({ env: { TRUST_PROXY: 'loopback' } })
  const site = {
    fetch: (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('x-forwarded-host', 'primorje-grill.example')
      return own.fetch(path, { ...init, headers })
    },
  }
  expect((await requestCode(site, '067 123 456')).status).toBe(204)
  const code = await findCode(site, '+38267123456')
  expect((await sendCode(site, '067 123 456', code)).status).toBe(200)
})

test('S-04 a brand that stops offering the phone sends no codes any more', async () => {
  const catalogue = await readDemoBrand('ugolyok')
  const brand: Brand = { ...catalogue.brand, signInMethods: ['GOOGLE'] }
  await storeWithoutPictures(server.db, { ...catalogue, brand })
  await vi.waitFor(async () => {
    const refused = await requestCode(server, '+79000000099', { whiteLabel: 'ugolyok' })
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'auth.method-not-available'])
  }, 10_000)
})
