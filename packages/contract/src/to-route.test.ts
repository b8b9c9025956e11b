import { expect, test } from 'vitest'
import { errorAnswerSchema } from '#errors.ts'
import { orderBodySchema, orderSchema } from '#orders.ts'
import { toRoute } from '#to-route.ts'

test('a row becomes a route with its schemas where the framework looks for them', () => {
  const route = toRoute('orders.place')
  expect(route.method).toBe('POST')
  expect(route.url).toBe('/api/v1/persons/:personId/orders')
  expect(route.schema.body).toBe(orderBodySchema)
  expect(route.schema.response).toEqual({
    200: orderSchema,
    201: orderSchema,
    '4xx': errorAnswerSchema,
    '5xx': errorAnswerSchema,
  })
})

test('a stream or a page is not serialised as JSON', () => {
  expect(Object.keys(toRoute('restos.events').schema.response)).toEqual(['4xx', '5xx'])
  expect(Object.keys(toRoute('docs').schema.response)).toEqual(['4xx', '5xx'])
})
