import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  findCode,
  post,
  requestCode,
  sendCode,
  signIn,
  solveCaptcha,
  toTokens,
} from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { transaction } from '#db/transaction.ts'
import { isSmsCode } from '#modules/sign-in/sms-code.ts'

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

/** A code that differs from the sent one. */
function wrong(code: string): string {
  return code === '0000' ? '0001' : '0000'
}

async function statusAndCode(answer: Response): Promise<[number, string]> {
  return [answer.status, await codeOf(answer)]
}

test('API-18 a code is sent to the phone and the answer has no body', async () => {
  const phone = freshPhone()
  const answer = await requestCode(server, phone)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await findCode(server, phone)).toMatch(/^\d{4}$/)
})

test('API-19 the code signs the customer in, once', async () => {
  const phone = freshPhone()
  await requestCode(server, phone)
  const code = await findCode(server, phone)
  const first = await sendCode(server, phone, code)
  expect(Object.keys(await toTokens(first)).toSorted()).toEqual(['accessToken', 'refreshToken'])
  expect(await statusAndCode(await sendCode(server, phone, code))).toEqual([422, 'auth.sms-code-not-found'])
  // A used code does not shorten the wait for the next message.
  expect(await statusAndCode(await requestCode(server, phone))).toEqual([429, 'auth.sms-already-sent'])
})

test('a phone typed as people type it is the same customer', async () => {
  const first = await signIn(server, freshPhone())
  const phone = `+7900${String(last).padStart(7, '0')}`
  server.clock.advanceMs(90_000)
  const typed = `8 (900) ${phone.slice(5, 8)}-${phone.slice(8, 10)}-${phone.slice(10)}`
  await requestCode(server, typed)
  const again = await toTokens(await sendCode(server, typed, ` ${await findCode(server, phone)} `))
  const me = await server.fetch('/api/v1/me', { headers: { authorization: `Bearer ${again.accessToken}` } })
  expect(await me.json()).toMatchObject({ id: first.personId, phone, accountIds: [`phone:${phone}`] })
})

test('a known number and an unknown one are answered alike', async () => {
  const known = freshPhone()
  await signIn(server, known)
  server.clock.advanceMs(90_000)
  const shape = async (answer: Response): Promise<unknown> => [
    answer.status,
    await answer.text(),
    [...answer.headers.keys()].toSorted(),
  ]
  expect(await shape(await requestCode(server, known))).toEqual(
    await shape(await requestCode(server, freshPhone())),
  )
  expect(await statusAndCode(await sendCode(server, known, wrong(await findCode(server, known))))).toEqual([
    422,
    'auth.sms-wrong-code',
  ])
})

describe('S-02 SMS errors', () => {
  test('already sent: one code per 90 seconds, with the seconds to wait', async () => {
    const phone = freshPhone()
    await requestCode(server, phone)
    server.clock.advanceMs(60_000)
    const answer = await requestCode(server, phone)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect([answer.status, await answer.json()]).toMatchObject([
      429,
      { errors: [{ code: 'auth.sms-already-sent', retryAfterSeconds: 30 }] },
    ])
    server.clock.advanceMs(30_000)
    expect((await requestCode(server, phone)).status).toBe(204)
  })

  test('wrong code, then the right one', async () => {
    const phone = freshPhone()
    await requestCode(server, phone)
    const code = await findCode(server, phone)
    const refused = await sendCode(server, phone, wrong(code))
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: [{ code: 'auth.sms-wrong-code', message: expect.any(String), attemptsLeft: 4 }] },
    ])
    expect((await sendCode(server, phone, code)).status).toBe(200)
  })

  test('attempts exhausted: after five wrong tries not even the right code is taken for an hour, nor another sent', async () => {
    const phone = freshPhone()
    await requestCode(server, phone)
    const code = await findCode(server, phone)
    const tries: string[] = []
    for (let count = 0; count < 5; count++) {
      tries.push(await codeOf(await sendCode(server, phone, wrong(code))))
    }
    expect(tries).toEqual([
      ...Array.from({ length: 4 }, () => 'auth.sms-wrong-code'),
      'auth.sms-attempts-exhausted',
    ])
    // No tries are left, so the answer tells no number.
    const exhausted = await sendCode(server, phone, code)
    expect(await exhausted.json()).toEqual({
      errors: [{ code: 'auth.sms-attempts-exhausted', message: expect.any(String), retryAfterSeconds: 3600 }],
    })
    server.clock.advanceMs(3_599_000)
    const locked = [429, 'auth.sms-attempts-exhausted']
    expect(await statusAndCode(await sendCode(server, phone, code))).toEqual(locked)
    expect(await statusAndCode(await requestCode(server, phone))).toEqual(locked)
    server.clock.advanceMs(1000)
    expect((await requestCode(server, phone)).status).toBe(204)
    expect((await sendCode(server, phone, await findCode(server, phone))).status).toBe(200)
  })

  test('code not found: none was asked for, or it is older than ten minutes', async () => {
    const phone = freshPhone()
    const notFound = [422, 'auth.sms-code-not-found']
    expect(await statusAndCode(await sendCode(server, phone, '1234'))).toEqual(notFound)
    await requestCode(server, phone)
    server.clock.advanceMs(600_000)
    expect(await statusAndCode(await sendCode(server, phone, await findCode(server, phone)))).toEqual(
      notFound,
    )
  })

  test('attack protection: six codes a day for a phone, and six on the next day', async () => {
    const phone = freshPhone()
    for (let day = 0; day < 2; day++) {
      for (let count = 0; count < 6; count++) {
        expect((await requestCode(server, phone)).status).toBe(204)
        server.clock.advanceMs(90_000)
      }
      const refused = await requestCode(server, phone)
      expect(await statusAndCode(refused)).toEqual([429, 'auth.sms-attack-protection'])
      server.clock.advanceMs(24 * 3_600_000)
    }
  })

  test.each([
    ['a hundred codes a day for an address', 'caller:127.0.0.1', 99],
    ['five thousand a day for a brand', 'brand:', 4999],
    ['ten thousand a day for everybody together', 'all', 9999],
  ])('attack protection: %s', async (_what, key, sent) => {
    await using alone = await startTestServer()
    const endsAt = alone.clock.now() + 3_600_000
    await transaction(alone.db, (trx) => trx.insertInto('smsDays').values({ key, sent, endsAt }).execute())
    expect((await requestCode(alone, freshPhone())).status).toBe(204)
    const answer = await requestCode(alone, freshPhone())
    expect(answer.headers.get('retry-after')).toBe('3600')
    expect(await statusAndCode(answer)).toEqual([429, 'auth.sms-attack-protection'])
  })
})

test.each([
  ['an hour is over: the clock was ahead when it was written', 3_600_000, 204],
  ['a second counts: another server’s clock may be ahead as much', 1000, 429],
])('a day that ends later than a day from now by %s', async (_why, aheadMs, status) => {
  const phone = freshPhone()
  const endsAt = server.clock.now() + 24 * 3_600_000 + aheadMs
  const day = { key: `phone:${phone}`, sent: 6, endsAt }
  await transaction(server.db, (trx) => trx.insertInto('smsDays').values(day).execute())
  expect((await requestCode(server, phone)).status).toBe(status)
})

test('of many requests for one phone in one moment one is sent', async () => {
  const phone = freshPhone()
  const captchas = await Promise.all(Array.from({ length: 8 }, () => solveCaptcha(server)))
  const answers = await Promise.all(
    captchas.map((captchaToken) => requestCode(server, phone, { captchaToken })),
  )
  const statuses = answers.map(({ status }) => status).toSorted((left, right) => left - right)
  expect(statuses).toEqual([204, ...Array.from({ length: 7 }, () => 429)])
})

test('of many wrong tries in one moment none is uncounted', async () => {
  const phone = freshPhone()
  await requestCode(server, phone)
  const guess = wrong(await findCode(server, phone))
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendCode(server, phone, guess)))
  const codes = await Promise.all(answers.map((answer) => codeOf(answer)))
  expect(codes.filter((code) => code === 'auth.sms-wrong-code')).toHaveLength(4)
})

test('two devices that sign the same new customer in together get one person', async () => {
  const phone = freshPhone()
  await requestCode(server, phone)
  const code = await findCode(server, phone)
  const answers = await Promise.all([sendCode(server, phone, code), sendCode(server, phone, code)])
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422])
})

describe('V-03 the form’s rules', () => {
  test.each([
    ['no phone', { phone: ' ' }, 'phone', 'Введите номер телефона'],
    ['no number', { phone: 'call me' }, 'phone', 'Укажите корректный номер'],
    ['no code', { code: '' }, 'code', 'Введите код из СМС'],
    ['a short code', { code: '12' }, 'code', 'Слишком короткий SMS-код'],
  ])('%s is refused with the sentence of the form', async (_what, change, field, message) => {
    const answer = await sendCode(server, '+79000000000', '1234', change)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ code: 'request.invalid', field, message }] },
    ])
  })

  test('a field nobody knows is named', async () => {
    const answer = await sendCode(server, '+79000000000', '1234', { isAdmin: true })
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ field: 'isAdmin' }] }])
  })
})

test('another application’s key is refused before anything is looked at', async () => {
  const wrongKey = { apiKey: 'guess' }
  const refused = [403, 'auth.api-key-invalid']
  expect(await statusAndCode(await requestCode(server, 'no phone', wrongKey))).toEqual(refused)
  expect(await statusAndCode(await sendCode(server, 'no phone', '', wrongKey))).toEqual(refused)
})

test('a white label nobody has is refused', async () => {
  const answer = await requestCode(server, freshPhone(), { whiteLabel: 'nobody' })
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ field: 'whiteLabel' }] }])
})

test('the code is kept as a keyed hash: without the key nobody finds it by trying all of them', async () => {
  const phone = freshPhone()
  await requestCode(server, phone)
  const { codeHash } = await server.db.read
    .selectFrom('phoneCodes')
    .select('codeHash')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  const sent = { phone, codeHash: codeHash ?? '' }
  const all = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'))
  const foreignKeys = [{ id: 'guess', secret: Buffer.alloc(32) }] as const
  expect(all.filter((code) => isSmsCode(foreignKeys, sent, code))).toEqual([])
})

test('a body in another shape is refused in the declared one', async () => {
  const answer = await server.fetch('/api/v1/sign/in/phone/code', post({ phone: 1 }))
  expect(answer.status).toBe(400)
})
