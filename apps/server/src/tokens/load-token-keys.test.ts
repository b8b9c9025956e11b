import { describe, expect, test } from 'vitest'
import { bearer, codeOf, signIn } from '../../test/sign-in.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { runCli } from '../../test/run-cli.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { loadTokenKeys } from '#tokens/load-token-keys.ts'

const keyA = `a:${Buffer.alloc(32, 1).toString('base64')}`
const keyB = `b:${Buffer.alloc(32, 2).toString('base64')}`

async function ask(server: TestServer, accessToken: string): Promise<string> {
  const answer = await server.fetch('/api/v1/me', { headers: bearer(accessToken) })
  return answer.ok ? 'welcome' : codeOf(answer)
}

describe('token keys', () => {
  test('tokens of an old key are valid until that key is removed', async () => {
    await using before = await startTestServer({ env: { LAVASH_TOKEN_KEYS: keyA } })
    const { database } = before
    const old = await signIn(before, '+79000000001')
    await using both = await startTestServer({ database, env: { LAVASH_TOKEN_KEYS: `${keyB},${keyA}` } })
    expect(await ask(both, old.accessToken)).toBe('welcome')
    const fresh = await signIn(both, '+79000000002')
    expect(await ask(before, fresh.accessToken)).toBe('auth.token-invalid')
    await using after = await startTestServer({ database, env: { LAVASH_TOKEN_KEYS: keyB } })
    expect(await ask(after, old.accessToken)).toBe('auth.token-invalid')
    expect(await ask(after, fresh.accessToken)).toBe('welcome')
  })

  test('a rotation signs nobody out while the processes restart one after another', async () => {
    const { stdout } = await runCli('keys', ['rotate'], { LAVASH_TOKEN_KEYS: keyA })
    const [verifying = '', signing = ''] = [...stdout.matchAll(/LAVASH_TOKEN_KEYS=(\S+)/g)].map(
      ([, keys]) => keys,
    )
    await using before = await startTestServer({ env: { LAVASH_TOKEN_KEYS: keyA } })
    const { database } = before
    await using between = await startTestServer({ database, env: { LAVASH_TOKEN_KEYS: verifying } })
    await using after = await startTestServer({ database, env: { LAVASH_TOKEN_KEYS: signing } })
    let phones = 0
    for (const [old, restarted] of [
      [before, between],
      [between, after],
    ] as const) {
      for (const server of [old, restarted]) {
        const { accessToken } = await signIn(server, `+7900000000${++phones}`)
        expect([await ask(old, accessToken), await ask(restarted, accessToken)]).toEqual([
          'welcome',
          'welcome',
        ])
      }
    }
  })

  test('a generated key outlives a restart and is the same for two processes', async () => {
    await using first = await startTestServer()
    const person = await signIn(first)
    await using second = await startTestServer({ database: first.database })
    expect(await ask(second, person.accessToken)).toBe('welcome')
  })

  test('production refuses the generated key, and a token that was signed with it', async () => {
    await using test = await openTestDb()
    const production = { isProduction: true, tokenKeys: undefined }
    await expect(loadTokenKeys({ config: production, db: test.db })).rejects.toThrow('refused in production')
    await using development = await startTestServer()
    const person = await signIn(development)
    await using configured = await startTestServer({
      database: development.database,
      env: { LAVASH_TOKEN_KEYS: keyA },
    })
    expect(await ask(configured, person.accessToken)).toBe('auth.token-invalid')
  })
})
