import { expect, test } from 'vitest'
import { startDemoServer } from '../../../test/start-demo-server.ts'

test('API-12 a venue’s promotions by priority, those of every venue among them', async () => {
  await using server = await startDemoServer()
  const of = (slug: string) => ({ params: { restoId: server.id('ugolyok', 'resto', slug) } })
  const centre = await server.ask('restos.promotions', of('centre'))
  const beach = await server.ask('restos.promotions', of('beach'))
  expect(centre.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6])
  expect(beach.map(({ priority }) => priority)).toEqual([1, 3, 6])
  expect(beach[0]).toMatchObject({
    restoId: server.id('ugolyok', 'resto', 'beach'),
    endAt: '2030-12-31T23:59:59+03:00',
    positionIds: [server.id('ugolyok', 'position', 'combo-for-two')],
  })
  expect(beach[1]?.promoCode).toBe('УГОЛЬ20')
})

test('API-12 a promotion is gone the moment it ends', async () => {
  await using server = await startDemoServer()
  const params = { restoId: server.id('ugolyok', 'resto', 'beach') }
  const ask = () => server.ask('restos.promotions', { params })
  server.clock.moveTo('2030-12-31T23:59:58+03:00')
  expect((await ask()).map(({ priority }) => priority)).toEqual([1, 3, 6])
  server.clock.moveTo('2030-12-31T23:59:59+03:00')
  expect((await ask()).map(({ priority }) => priority)).toEqual([3, 6])
})
