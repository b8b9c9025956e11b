import { expect, test, vi } from 'vitest'
import { bearer, findCode, post, requestCode, sendCode, signIn } from '../../../test/sign-in.ts'
import { startTestServer } from '../../../test/start-test-server.ts'

test('the log carries no phone, no token and no key of anybody, however much it says', async () => {
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
