import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, findCode, requestCode, sendCode, solveCaptcha } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

let server: TestServer
let last = 0

beforeAll(async () => {
  server = await startTestServer()
})

beforeEach(() => server.clock.moveTo('2026-11-16T12:00:00+03:00'))

afterAll(() => server.close())

function freshPhone(): string {
  last += 1
  return `+7900${String(last).padStart(7, '0')}`
}

async function statusAndCode(answer: Response): Promise<[number, string]> {
  return [answer.status, await codeOf(answer)]
}

describe('the captcha', () => {
  const refused = [422, 'auth.captcha-invalid']

  test('a solution works once, whatever it is sent with', async () => {
    const captchaToken = await solveCaptcha(server)
    expect((await requestCode(server, freshPhone(), { captchaToken })).status).toBe(204)
    const rewritten = Buffer.from(` ${Buffer.from(captchaToken, 'base64').toString()}`).toString('base64')
    for (const token of [captchaToken, rewritten]) {
      expect(await statusAndCode(await requestCode(server, freshPhone(), { captchaToken: token }))).toEqual(
        refused,
      )
    }
  })

  test('a solution older than ten minutes is refused', async () => {
    const captchaToken = await solveCaptcha(server)
    server.clock.advanceMs(600_000)
    expect(await statusAndCode(await requestCode(server, freshPhone(), { captchaToken }))).toEqual(refused)
  })

  test.each([
    ['nonsense', () => 'nonsense'],
    ['no object', () => Buffer.from('null').toString('base64')],
    [
      'a challenge of its own making',
      (token: string) =>
        edit(token, (payload) => {
          payload.challenge.parameters.cost = 1000
        }),
    ],
    [
      'a guessed solution',
      (token: string) =>
        edit(token, (payload) => {
          payload.solution.derivedKey = payload.solution.derivedKey.replaceAll(/./g, '0')
        }),
    ],
    [
      'one without a signature',
      (token: string) =>
        edit(token, (payload) => {
          payload.challenge.signature = ''
        }),
    ],
  ])('%s is refused', async (_what, change) => {
    const captchaToken = change(await solveCaptcha(server))
    expect(await statusAndCode(await requestCode(server, freshPhone(), { captchaToken }))).toEqual(refused)
  })

  test('the code may be sent without one, but not with a bad one', async () => {
    const phone = freshPhone()
    await requestCode(server, phone)
    const code = await findCode(server, phone)
    expect(await statusAndCode(await sendCode(server, phone, code, { captchaToken: 'bad' }))).toEqual(refused)
    expect((await sendCode(server, phone, code, { captchaToken: '' })).status).toBe(200)
  })

  test('a solution is spent by whichever call takes it first, for both calls', async () => {
    const phone = freshPhone()
    const [ofCode, ofSignIn] = [await solveCaptcha(server), await solveCaptcha(server)]
    expect((await requestCode(server, phone, { captchaToken: ofCode })).status).toBe(204)
    const code = await findCode(server, phone)
    expect(await statusAndCode(await sendCode(server, phone, code, { captchaToken: ofCode }))).toEqual(
      refused,
    )
    expect((await sendCode(server, phone, code, { captchaToken: ofSignIn })).status).toBe(200)
    expect(await statusAndCode(await requestCode(server, freshPhone(), { captchaToken: ofSignIn }))).toEqual(
      refused,
    )
  })

  interface Payload {
    challenge: { parameters: { cost: number }; signature: string }
    solution: { derivedKey: string }
  }

  function edit(token: string, change: (payload: Payload) => void): string {
    const payload: Payload = JSON.parse(Buffer.from(token, 'base64').toString())
    change(payload)
    return Buffer.from(JSON.stringify(payload)).toString('base64')
  }
})
