import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route as it was registered, `GET /1/now`: what is served beside the contract would be seen here. */
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
