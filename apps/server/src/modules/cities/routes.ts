import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { toCity } from '#serving/answers/to-city.ts'
import { listBrands, type Serving } from '#serving/serving.ts'

export function registerCities(app: FastifyInstance, { serving }: { serving: Serving }): void {
  serve(app, 'cities.list', (request, reply) =>
    serving.answerForBrands(
      { request, reply },
      listBrands(serving.current, request.query.whiteLabel),
      'cities',
      (brand, locale) => brand.cities.map((city) => toCity(city, locale)),
    ),
  )
  serve(app, 'cities.show', (request, reply) => {
    const city = serving.current.cities.get(request.params.cityId)
    if (city === undefined) return refuse('city.not-found')
    return serving.answer({ request, reply }, city, 'city', (locale) => toCity(city, locale))
  })
}
