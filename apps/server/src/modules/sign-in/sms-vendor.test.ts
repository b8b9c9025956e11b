import { expect, test } from 'vitest'
import { codeOf, requestCode, sendCode } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import {
  type DoubleAnswer,
  type SeenRequest,
  startVendorDouble,
  type VendorDouble,
} from '../../../test/vendor-double.ts'

const phone = '+79000000001'
const refused = { body: { error: 'no money', error_code: 3 } }

async function withSmsc(
  answer: (request: SeenRequest) => DoubleAnswer | Promise<DoubleAnswer>,
  work: (server: TestServer, double: VendorDouble) => Promise<void>,
): Promise<void> {
  await using double = await startVendorDouble(answer)
  await using server = await startTestServer({
    env: { SMSC_LOGIN: 'cook', SMSC_PASSWORD: 'secret', SMSC_URL: double.url },
  })
  await work(server, double)
}

function codeIn(double: Pick<VendorDouble, 'seen'>): string {
  return /\d{4}/.exec(double.seen.at(-1)?.form['mes'] ?? '')?.[0] ?? ''
}

test('S-02 a message that was not sent is not counted and may be requested at once', async () => {
  let answer: DoubleAnswer = refused
  await withSmsc(
    () => answer,
    async (server, double) => {
      for (let count = 0; count < 7; count++) {
        const failed = await requestCode(server, phone)
        expect([failed.status, await codeOf(failed)]).toEqual([502, 'auth.sms-send-failed'])
      }
      answer = { body: { id: 1, cnt: 1 } }
      expect((await requestCode(server, phone)).status).toBe(204)
      expect((await sendCode(server, phone, codeIn(double))).status).toBe(200)
    },
  )
})

test('S-02 a code that will not arrive is nobody’s: not even the right one is taken', async () => {
  await withSmsc(
    () => refused,
    async (server, double) => {
      expect(await codeOf(await requestCode(server, phone))).toBe('auth.sms-send-failed')
      const guess = await sendCode(server, phone, codeIn(double))
      expect([guess.status, await codeOf(guess)]).toEqual([422, 'auth.sms-code-not-found'])
    },
  )
})

test('S-02 who guesses before the gateway has refused gets no message back: guesses end with the day’s codes', async () => {
  const guesses: string[] = []
  let guess: (code: string) => Promise<Response> = () => Promise.reject(new Error('There is no server yet'))
  await withSmsc(
    async (request) => {
      const wrong = codeIn({ seen: [request] }) === '0000' ? '1111' : '0000'
      guesses.push(await codeOf(await guess(wrong)))
      return refused
    },
    async (server) => {
      guess = (code) => sendCode(server, phone, code)
      for (let count = 0; count < 6; count++) {
        expect(await codeOf(await requestCode(server, phone))).toBe('auth.sms-send-failed')
      }
      expect(await codeOf(await requestCode(server, phone))).toBe('auth.sms-attack-protection')
      expect(guesses).toEqual(Array(6).fill('auth.sms-wrong-code'))
    },
  )
})

test('S-02 a message of which nobody knows whether it left stays counted, and its code good', async () => {
  await withSmsc(
    () => 'drop',
    async (server, double) => {
      for (let count = 0; count < 6; count++) {
        expect(await codeOf(await requestCode(server, phone))).toBe('auth.sms-send-failed')
      }
      expect(await codeOf(await requestCode(server, phone))).toBe('auth.sms-attack-protection')
      expect((await sendCode(server, phone, codeIn(double))).status).toBe(200)
    },
  )
})

test('where messages are sent for real there is no inbox to look into', async () => {
  await withSmsc(
    () => ({ body: { id: 1 } }),
    async (server) => {
      await requestCode(server, phone)
      for (const path of ['/dev/inbox', '/dev/inbox.json']) {
        const answer = await server.fetch(path)
        expect([answer.status, await codeOf(answer)]).toEqual([404, 'request.not-found'])
      }
      expect(await server.db.read.selectFrom('devMessages').selectAll().execute()).toEqual([])
    },
  )
})
