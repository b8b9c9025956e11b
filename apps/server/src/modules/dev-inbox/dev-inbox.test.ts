import { expect, test } from 'vitest'
import { findCode, requestCode, signIn } from '../../../test/sign-in.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import { keepDevMessage, listDevMessages } from '#modules/dev-inbox/repository.ts'

const phone = '+79000000001'

test('whoever tries the product reads the code on a page', async () => {
  await using server = await startTestServer({ now: '2026-11-16T12:00:00+03:00' })
  expect(await (await server.fetch('/dev/inbox')).text()).toContain('No messages yet.')
  await requestCode(server, phone)
  const code = await findCode(server, phone)
  const page = await server.fetch('/dev/inbox')
  const text = await page.text()
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none'
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`)
  expect(text).toContain(phone)
  expect(text).toContain(code)
  expect(await (await server.fetch('/dev/inbox.json')).json()).toEqual([
    { to: phone, text: `${code} — код для входа.`, sentAt: '2026-11-16T09:00:00.000Z' },
  ])
})

test('the inbox shows the newest fifty messages as plain text', async () => {
  await using server = await startTestServer()
  for (let count = 1; count <= 52; count++) {
    await keepDevMessage(server, { to: phone, text: `<b>${count}</b>` })
  }
  const messages = await listDevMessages(server.db.read)
  expect([messages.length, messages[0]?.text, messages.at(-1)?.text]).toEqual([50, '<b>52</b>', '<b>3</b>'])
  const page = await (await server.fetch('/dev/inbox')).text()
  expect(page).toContain('&lt;b&gt;52&lt;/b&gt;')
  expect(page).not.toContain('<b>')
})

test('another process’s messages are there as well', async () => {
  await using server = await startTestServer()
  await using other = await startTestServer({ database: server.database })
  await requestCode(other, phone)
  expect(await findCode(server, phone)).toMatch(/^\d{4}$/)
  await expect(signIn(server, '+79000000002')).resolves.toMatchObject({ headers: expect.anything() })
})
