import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { toCity } from '#serving/answers/to-city.ts'
import type { Serving } from '#serving/serving.ts'

export function registerCities(app: FastifyInstance, { serving }: { serving: Serving }): void {
  serve(app, 'cities.list', (request, reply) =>
    serving.answerList({ request, reply }, request.query.whiteLabel, 'cities', ({ lists }, locale) =>
      lists.cities.map((city) => toCity(city, locale)),
    ),
  )
  serve(app, 'cities.show', async (request, reply) => {
    const found = await serving.findCity(request.params.cityId)
    if (found === undefined) return refuse('city.not-found')
    const { id, brand, city } = found
    const subject = { brand, key: `city ${id}`, madeOf: [brand.parts.cities] }
    return serving.answer({ request, reply }, subject, (locale) => toCity({ id, ...city }, locale))
  })
}
