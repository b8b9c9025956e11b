import { expect, test } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { bearer, signIn } from '../../test/sign-in.ts'
import { startTestServer } from '../../test/start-test-server.ts'

test('an operator signs a customer out everywhere, and nobody else', async () => {
  // The command uses the machine's clock, so the server must, too.
  await using server = await startTestServer({ now: new Date().toISOString() })
  const { env } = server.database
  const phone = '+79000000001'
  const anna = await signIn(server, phone)
  const boris = await signIn(server, '+79000000002')
  const refresh = ({ refreshToken }: { refreshToken: string }): Promise<Response> =>
    server.fetch('/api/v1/sign/refresh', { method: 'POST', headers: bearer(refreshToken) })

  const listed = await runCli('sessions', ['list', phone], env)
  expect(listed.stdout).toMatch(/^PHONE {2}since \d{4}-\d\d-\d\dT\S+ {2}refreshed \S+\n$/)
  const ended = await runCli('sessions', ['end', anna.personId], env)
  expect(ended).toMatchObject({ code: 0, stdout: 'Signed out of 1 device.\n' })
  expect((await refresh(anna)).status).toBe(401)
  expect((await refresh(boris)).status).toBe(200)
  expect((await runCli('sessions', ['list', phone], env)).stdout).toBe('Signed in nowhere.\n')

  const nobody = await runCli('sessions', ['end', '+79000000003'], env)
  expect(nobody).toMatchObject({ code: 1, stderr: "Nobody signs in as '+79000000003'.\n" })
  expect(await runCli('sessions', ['end'], env)).toMatchObject({ code: 2 })
})
