import { expect, test, vi } from 'vitest'
import { bearer, findCode, post, requestCode, sendCode, signIn } from '../../../test/sign-in.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import { type DoubleAnswer, startVendorDouble } from '../../../test/vendor-double.ts'

test('the log never has a phone, a token or a key', async () => {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk))
    return true
  })
  const phone = '+79000000001'
  try {
    await using server = await startTestServer({ env: { LOG_LEVEL: 'trace' } })
    const person = await signIn(server, phone)
    await server.fetch('/api/v1/me', { headers: person.headers })
    await server.fetch('/api/v1/sign/refresh', { method: 'POST', headers: bearer(person.refreshToken) })
    await requestCode(server, phone)
    await sendCode(server, '+79000000002', '0000')
    await server.fetch('/api/v1/sign/in/phone', post({ apiKey: 'secret-guess', phone }))
    const log = lines.join('')
    expect(log).toContain('development SMS')
    expect(log).toContain(await findCode(server, phone))
    for (const personal of [
      phone,
      phone.slice(2),
      person.accessToken,
      person.refreshToken,
      person.personId,
      'secret-guess',
    ]) {
      expect(log).not.toContain(personal)
    }
  } finally {
    write.mockRestore()
  }
})

const smsc = (url: string) => ({ SMSC_LOGIN: 'cook', SMSC_PASSWORD: 'smsc-secret', SMSC_URL: url })
const twilio = (url: string) => ({
  TWILIO_ACCOUNT_SID: 'AC0123',
  TWILIO_AUTH_TOKEN: 'twilio-secret',
  TWILIO_FROM: '+15005550006',
  TWILIO_URL: url,
})

test.each([
  ['smsc', 'refuses', smsc],
  ['smsc', 'breaks off', smsc],
  ['twilio', 'refuses', twilio],
  ['twilio', 'breaks off', twilio],
] as const)(
  'when %s %s, the log says so without the phone, the code and the password',
  async (vendor, how, toEnv) => {
    const phone = '+79000000003'
    const quoting = `The number ${phone} is not valid`
    const refusal: DoubleAnswer = {
      status: 400,
      body: { error: quoting, error_code: 7, message: quoting, code: 21_211 },
    }
    await using double = await startVendorDouble(() => (how === 'refuses' ? refusal : 'drop'))
    const lines: string[] = []
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk))
      return true
    })
    try {
      await using server = await startTestServer({ env: { LOG_LEVEL: 'trace', ...toEnv(double.url) } })
      expect((await requestCode(server, phone)).status).toBe(502)
    } finally {
      write.mockRestore()
    }
    const log = lines.join('')
    expect(log).toContain(`"vendor":"${vendor}"`)
    const form = double.seen[0]?.form ?? {}
    const code = /\d{4}/.exec(form['mes'] ?? form['Body'] ?? '')?.[0]
    expect(code).toBeDefined()
    for (const personal of [phone.slice(2), encodeURIComponent(phone), `${vendor}-secret`, `${code} `]) {
      expect(log).not.toContain(personal)
    }
  },
)
