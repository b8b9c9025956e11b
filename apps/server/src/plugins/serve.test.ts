import { pathOf } from '@lavash/contract/paths'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { refuse } from '#errors.ts'
import { compileValidator } from '#plugins/compile-validator.ts'
import { registerErrorHandler } from '#plugins/error-handler.ts'
import { serve } from '#plugins/serve.ts'

let app: FastifyInstance | undefined

afterEach(() => app?.close())

/** Registers only the row under test, so that its module does not answer. */
async function listen(register: (app: FastifyInstance) => void): Promise<string> {
  app = Fastify()
  app.setValidatorCompiler(compileValidator)
  registerErrorHandler(app)
  register(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

test('API-26 array parameters are joined by commas or repeated, path parameters are numbers', async () => {
  const seen: unknown[] = []
  const url = await listen((on) =>
    serve(on, 'menus.positions', (request) => {
      seen.push(request.params.menuId, request.query.ids)
      return []
    }),
  )
  const answer = await fetch(`${url}/1/p/menus/7/positions?ids=1,2`)
  expect([answer.status, await answer.json()]).toEqual([200, []])
  await fetch(`${url}/1/p/menus/7/positions?ids=3&ids=4`)
  expect(seen).toEqual([7, [1, 2], 7, [3, 4]])
  const broken = await fetch(`${url}/1/p/menus/seven/positions?ids=1,x`)
  expect([broken.status, await broken.json()]).toMatchObject([400, { errors: [{ field: 'menuId' }] }])
})

test('a handler may answer with a refusal', async () => {
  const url = await listen((on) => serve(on, 'menus.positions', () => refuse('menu.positions-not-found')))
  const answer = await fetch(`${url}/1/p/menus/7/positions`)
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { errors: [{ code: 'menu.positions-not-found', message: 'Menu positions not found' }] },
  ])
})

test.each<[string, () => Promise<[]> | [], number]>([
  ['an answer at once', () => [], 200],
  ['an answer later', async () => [], 200],
  [
    'a refusal thrown at once',
    () => {
      throw refuse('menu.positions-not-found')
    },
    404,
  ],
  ['a refusal thrown later', () => Promise.reject(refuse('menu.positions-not-found')), 404],
  [
    'a fault',
    () => {
      throw new Error('broken')
    },
    500,
  ],
])('%s is sent as such', async (_title, handler, status) => {
  const url = await listen((on) => serve(on, 'menus.positions', handler))
  const answer = await fetch(`${url}/1/p/menus/7/positions`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, expect.any(String)])
  expect(await answer.json()).toEqual(status === 200 ? [] : { errors: [expect.any(Object)] })
})

test.each([
  ['at once', () => undefined],
  ['later', async () => undefined],
])('a call without a body is answered %s', async (_title, handler) => {
  const url = await listen((on) => serve(on, 'geo.font', handler))
  const answer = await fetch(`${url}${pathOf('geo.font', { file: 'noto.woff2' })}`)
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test('a personal call cannot be served before there is somebody to check the bearer', async () => {
  const registering = listen((on) => serve(on, 'persons.me', () => refuse('auth.forbidden')))
  await expect(registering).rejects.toThrow('persons.me needs the authenticate plugin')
})

test('the bearer is checked before anything of the request is read', async () => {
  const url = await listen((on) => {
    on.decorate('authenticate', () => Promise.reject(refuse('auth.required')))
    serve(on, 'orders.place', () => refuse('auth.forbidden'))
  })
  const answer = await fetch(`${url}/api/v1/persons/not-a-uuid/orders`, { method: 'POST', body: 'not json' })
  expect([answer.status, await answer.json()]).toMatchObject([401, { errors: [{ code: 'auth.required' }] }])
})

test('work of ours that hangs is answered for it, and what it says too late is not sent', async () => {
  let finish: ((slots: []) => void) | undefined
  const url = await listen((on) =>
    serve(on, 'menus.positions', () => new Promise((resolve) => (finish = resolve)), { timeoutMs: 50 }),
  )
  const answer = await fetch(`${url}/1/p/menus/7/positions`)
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { errors: [{ code: 'server.unavailable' }] },
  ])
  finish?.([])
  expect((await fetch(`${url}/1/p/menus/seven/positions`)).status).toBe(400)
})
