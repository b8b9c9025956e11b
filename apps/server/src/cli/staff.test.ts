import type { PasskeyCreationOptions } from '@lavash/contract/passkeys'
import { expect, test } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { SoftAuthenticator } from '../../test/soft-authenticator.ts'
import { OfficeBrowser, toOutcome } from '../../test/staff-desk.ts'
import { startDemoServer } from '../../test/start-demo-server.ts'

test('ST-01 a link of the command line makes the first owner, once', async () => {
  // The command uses the machine's clock, so the server must, too.
  await using server = await startDemoServer({ now: new Date().toISOString() })
  const { env } = server.database
  const run = (...args: string[]) => runCli('staff', args, env)
  expect((await run('list', 'ugolyok')).stdout).toContain('Nobody works at ugolyok yet.')
  const { stdout } = await run('invite', 'ugolyok', '--name', 'Vera')
  const [, token = ''] = /^http:\/\/localhost:\d+\/office\/invitation#([\w-]{43})\n$/.exec(stdout) ?? []
  const browser = new OfficeBrowser(server)
  const name = 'Vera'
  const options = await browser.ask<PasskeyCreationOptions>('POST', '/1/staff/invitation/passkey/options', {
    token,
    name,
  })
  const response = new SoftAuthenticator(server.url).create(options)
  await browser.ask('POST', '/1/staff/invitation/accept', { token, way: 'passkey', name, response })
  const me = await browser.me()
  expect(me.roles).toMatchObject([
    {
      brandId: server.id('ugolyok', 'brand', 'ugolyok'),
      brandName: 'Ugolyok',
      role: 'OWNER',
      restoIds: null,
    },
  ])
  const again = await browser.send('POST', '/1/staff/invitation/passkey/options', { token, name })
  expect(await toOutcome(again)).toBe('410 staff.invitation-over')
  const foreign = await browser.send('POST', '/1/staff/invitation', { token: 'x'.repeat(43) })
  expect(await toOutcome(foreign)).toBe('404 staff.invitation-not-found')

  expect((await run('list', 'ugolyok')).stdout).toMatch(/^Vera {2}OWNER {2}seen \S+ {2}[0-9a-f-]{36}\n$/)
  expect(await run('end', 'ugolyok', 'Vera')).toMatchObject({
    code: 1,
    stderr: 'ugolyok has no other owner. Make one first.\n',
  })
  expect(await run('roles', 'ugolyok', 'Vera', 'counter', '--venues', 'centre')).toMatchObject({ code: 1 })
  const log = await server.db.read
    .selectFrom('staffLog')
    .select(['actor', 'actorName', 'kind', 'changes'])
    .where('kind', '=', 'team.invited')
    .execute()
  expect(log).toEqual([
    {
      actor: 'command-line',
      actorName: expect.stringMatching(/./),
      kind: 'team.invited',
      changes: JSON.stringify([{ field: 'roles', old: null, new: 'OWNER' }]),
    },
  ])
})

test('ST-01 the command line changes roles, ends people and refuses wrong words', async () => {
  await using server = await startDemoServer({ now: new Date().toISOString() })
  const { env } = server.database
  const run = (...args: string[]) => runCli('staff', args, env)
  const browser = new OfficeBrowser(server)
  await browser.enter('MANAGER')
  const name = 'Стефан (demo)'
  const changed = await run('roles', 'ugolyok', name, 'counter', '--venues', 'centre')
  expect(changed.stdout).toBe(`${name} is COUNTER (centre) of ugolyok.\n`)
  expect((await browser.me()).roles).toMatchObject([
    { role: 'COUNTER', restoIds: [server.id('ugolyok', 'resto', 'centre')] },
  ])
  expect((await run('end', 'ugolyok', name)).stdout).toBe(`${name} no longer works at ugolyok.\n`)
  expect(await toOutcome(await browser.send('GET', '/1/staff/me'))).toBe('401 auth.required')
  expect((await run('invite', 'nobody')).stderr).toMatch(/^There is no brand 'nobody'\./)
  expect((await run('invite', 'ugolyok', '--role', 'cook')).stderr).toMatch(/^'cook' is no role\./)
  expect((await run('invite', 'ugolyok', '--role', 'counter', '--venues', 'moon')).stderr).toMatch(
    /^ugolyok has no venue 'moon'\./,
  )
  expect((await run('invite', 'platform')).stdout).toMatch(/\/office\/invitation#/)
  expect(await run('promote')).toMatchObject({ code: 2 })
})
