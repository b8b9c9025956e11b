import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { toCity } from '#reading/answers/to-city.ts'
import { listBrands, type Reading } from '#reading/reading.ts'

export function registerCities(app: FastifyInstance, { reading }: { reading: Reading }): void {
  serve(app, 'cities.list', (request, reply) =>
    reading.answerForBrands(
      { request, reply },
      listBrands(reading.current, request.query.whiteLabel),
      'cities',
      (brand, locale) => brand.cities.map((city) => toCity(city, locale)),
    ),
  )
  serve(app, 'cities.show', (request, reply) => {
    const city = reading.current.cities.get(request.params.cityId)
    if (city === undefined) return refuse('city.not-found')
    return reading.answer({ request, reply }, city, 'city', (locale) => toCity(city, locale))
  })
}
