import { expect, test } from 'vitest'
import { type ProgramEnd, runCli } from '../../test/programs.ts'
import { parseConfig } from '#config.ts'

function run(args: readonly string[], env?: Record<string, string>): Promise<ProgramEnd> {
  return runCli('keys', args, env)
}

/** Parses `NAME=value` lines as the environment does. */
function toEnv(line: string): Record<string, string> {
  const [name = '', ...value] = line.trim().split('=')
  return { [name]: value.join('=') }
}

test('a rotated key first verifies and then signs', async () => {
  const first = toEnv((await run(['token'])).stdout)
  const [key] = parseConfig(first).tokenKeys ?? []
  expect(key?.secret).toHaveLength(32)
  const rotated = await run(['rotate'], first)
  const [verifying = '', signing = '', ...rest] = rotated.stdout.trim().split('\n')
  const keys = parseConfig(toEnv(verifying)).tokenKeys ?? []
  expect(keys).toHaveLength(2)
  expect(keys[0]).toEqual(key)
  expect(keys[1]?.id).not.toBe(key?.id)
  // Appending both to a file sets the first one.
  expect(signing[0]).toBe('#')
  expect(parseConfig(toEnv(signing.slice(1))).tokenKeys).toEqual(keys.toReversed())
  expect(rest).toEqual([])
  expect(rotated.stderr).toContain('60 days')
})

test('keys of the captcha and the webhooks are ones the server takes', async () => {
  const captcha = toEnv((await run(['captcha'])).stdout)
  expect(parseConfig(captcha).captcha).toMatchObject({ provider: 'altcha', key: captcha['ALTCHA_KEY'] })
  const webhook = toEnv((await run(['webhook'])).stdout)
  const config = parseConfig({ ...webhook, WEBHOOK_URL: 'https://kitchen.example' })
  expect(config.webhooks?.secret).toBe(webhook['WEBHOOK_SECRET'])
})

test('without a key there is nothing to rotate, and an unknown word shows what there is', async () => {
  const nothing = await run(['rotate'])
  expect([nothing.code, nothing.stdout]).toEqual([2, ''])
  expect(nothing.stderr).toContain('LAVASH_TOKEN_KEYS')
  for (const args of [[], ['everything'], ['token', 'please']]) {
    const { code, stdout, stderr } = await run(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('npm run keys -- rotate')
  }
})
