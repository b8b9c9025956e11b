import { pathOf } from '@lavash/contract/paths'
import { expect, test } from 'vitest'
import { silenceReads } from '../../../test/silence-reads.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import { makeCatalogue } from '../../../test/make-catalogue.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import { transaction } from '#db/transaction.ts'

test('a server with its database is live and ready', async () => {
  await using server = await startTestServer()
  const live = await server.fetch('/health/live')
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
  const ready = await server.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: 'ok', catalogue: 'ok' } },
  ])
})

test('a server whose database is away stays ready, and says what is missing', async () => {
  const server = await startTestServer()
  await server.changes.close()
  await server.db.close()
  expect((await server.fetch('/health/live')).status).toBe(200)
  const ready = await server.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: 'failed', catalogue: 'ok' } },
  ])
  await server.app.close()
  await server.database.remove()
})

test('a database that answers nothing does not keep the balancer waiting', async () => {
  await using server = await startTestServer()
  const silence = silenceReads(server.db)
  const ready = await server.fetch('/health/ready')
  silence.end()
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: 'failed', catalogue: 'ok' } },
  ])
})

test('a process starts beside a broken brand, names it, and serves the others', async () => {
  await using first = await startTestServer()
  await storeWithoutPictures(first.db, makeCatalogue('grill'))
  await storeWithoutPictures(first.db, makeCatalogue('shawarma'))
  await transaction(first.db, (trx) =>
    trx
      .deleteFrom('brandParts')
      .where('brandId', 'in', (eb) => eb.selectFrom('brands').select('id').where('slug', '=', 'grill'))
      .execute(),
  )
  await using server = await startTestServer({ database: first.database })
  const askLogo = async (brand: string) => (await server.fetch(pathOf('brands.logo', { brand }))).status
  expect([await askLogo('grill'), await askLogo('shawarma')]).toEqual([503, 200])
  const ready = await server.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: 'ok', catalogue: 'failed' }, brokenBrands: ['grill'] },
  ])
  expect(await (await server.fetch('/metrics')).text()).toContain('lavash_catalogue_broken_brands 1\n')
})

test('a server that stops is live, but not ready', async () => {
  const answers: [number, unknown][] = []
  const server = await startTestServer({
    extend: (app) =>
      app.addHook('preClose', async () => {
        for (const path of ['/health/live', '/health/ready']) {
          const answer = await server.fetch(path)
          answers.push([answer.status, await answer.json()])
        }
      }),
  })
  await server.close()
  expect(answers).toEqual([
    [200, { status: 'ok' }],
    [503, { status: 'failed' }],
  ])
})
