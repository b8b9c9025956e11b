import type { Call } from '@lavash/contract/call'
import { calls } from '@lavash/contract/calls'
import { type CallName, paths } from '@lavash/contract/paths'
import type { FastifyInstance } from 'fastify'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, type SignedIn, signIn } from '../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { serve } from '#plugins/serve.ts'

const rows = Object.entries<Call>(calls).filter(([, { auth }]) => auth === 'access')
/** A deletion comes last: it works, and nobody is let in after it. */
const names = rows
  .map(([name]) => name as CallName)
  .toSorted((one, other) => Number(one === 'account.delete') - Number(other === 'account.delete'))

let server: TestServer
let anna: SignedIn
let boris: SignedIn
let reached: string[]

beforeAll(async () => {
  reached = []
  server = await startTestServer({ extend: serveTheRest })
  anna = await signIn(server, '+79000000001')
  boris = await signIn(server, '+79000000002')
})

afterAll(() => server.close())

/** Includes rows that are promised and not built: the guard precedes them. */
function serveTheRest(app: FastifyInstance): void {
  for (const name of names) {
    const { method, path } = paths[name]
    if (app.servedRoutes.has(`${method} ${path}`)) continue
    serve(app, name, (_request, reply) => {
      reached.push(name)
      return reply.code(200).send()
    })
  }
}

/** The call with its row's example, on Anna's own address. */
function callAnna(name: CallName, authorization: string | undefined): Promise<Response> {
  const row: Call = calls[name]
  const params: Record<string, unknown> = { ...row.example.params, personId: anna.personId }
  const path = row.path.replaceAll(/:([A-Za-z]+)/g, (_, param: string) => String(params[param]))
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries({ ...row.example.headers, authorization }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  )
  if (row.body === undefined) return server.fetch(path, { method: row.method, headers })
  return server.fetch(path, {
    method: row.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(row.example.body),
  })
}

function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.')
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return claims
}

async function forge(): Promise<Record<string, string>> {
  const [header = '', payload = ''] = anna.accessToken.split('.')
  const claims = claimsOf(anna.accessToken)
  const asAnna = Buffer.from(JSON.stringify({ ...claimsOf(boris.accessToken), sub: anna.personId }))
  const borisSignature = boris.accessToken.slice(boris.accessToken.lastIndexOf('.'))
  const head = { alg: 'HS256', kid: 'development', typ: 'at+jwt' }
  return {
    'another person’s token rewritten': `${header}.${asAnna.toString('base64url')}${borisSignature}`,
    'a signature of another key': await new SignJWT(claims).setProtectedHeader(head).sign(Buffer.alloc(32)),
    'no signature (alg none)': new UnsecuredJWT(claims).encode(),
    'a signature cut off': `${header}.${payload}.`,
    'her refresh token': anna.refreshToken,
    'a key nobody has': await new SignJWT(claims)
      .setProtectedHeader({ ...head, kid: 'x' })
      .sign(Buffer.alloc(32)),
    'no token at all': 'gibberish',
  }
}

describe.each(names)('%s', (name) => {
  test('asks who is there', async () => {
    const answer = await callAnna(name, undefined)
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.required'])
  })

  test('S-09 refuses what was forged', async () => {
    const told: unknown[] = []
    for (const token of Object.values(await forge())) {
      const answer = await callAnna(name, `Bearer ${token}`)
      told.push([answer.status, await codeOf(answer)])
    }
    expect(told).toEqual(told.map(() => [401, 'auth.token-invalid']))
    const other = await callAnna(name, `Basic ${anna.accessToken}`)
    expect([other.status, await codeOf(other)]).toEqual([401, 'auth.token-invalid'])
  })

  test('refuses what is over', async () => {
    server.clock.advanceMs(15 * 60_000)
    const answer = await callAnna(name, `Bearer ${anna.accessToken}`)
    server.clock.advanceMs(-15 * 60_000)
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.token-expired'])
  })

  test('is only that person’s', async () => {
    const answer = await callAnna(name, `Bearer ${boris.accessToken}`)
    const hasPerson = calls[name].path.includes(':personId')
    if (hasPerson) expect([answer.status, await codeOf(answer)]).toEqual([403, 'auth.forbidden'])
    else expect(await answer.json()).toMatchObject({ id: boris.personId })
  })

  test('lets the person herself in', async () => {
    const answer = await callAnna(name, `bearer ${anna.accessToken}`)
    expect([401, 403]).not.toContain(answer.status)
    await answer.body?.cancel()
  })
})

test('nothing but the person herself reached a handler', () => {
  expect(reached).toEqual([...new Set(reached)])
})

test('nothing personal is kept by any cache', () => {
  const kept = Object.entries<Call>(calls).filter(
    ([, { auth, cache }]) => auth !== 'none' && cache !== 'no-store',
  )
  expect(kept.map(([name]) => name)).toEqual([])
})
