import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route, as `GET /1/now`. A test finds routes outside the contract with it. */
    servedRoutes: Set<string>
  }
}

export function registerServedRoutes(app: FastifyInstance): void {
  const served = new Set<string>()
  app.decorate('servedRoutes', served)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) served.add(`${one} ${url}`)
  })
}
