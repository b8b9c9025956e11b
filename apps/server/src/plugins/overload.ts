import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Asker } from '#db/admission.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a request that needs the database is refused at once. */
    isDatabaseFull?: () => boolean
  }
}

/** What a refusal at the door costs is a tenth of reading a cart, checking its token and its fields. */
export function registerOverload(app: FastifyInstance, isDatabaseFull: () => boolean): void {
  app.decorate('isDatabaseFull', isDatabaseFull)
}

/** The customer behind a response: gone when the connection closes before it is sent. */
export function toAsker(response: ServerResponse): Asker {
  return {
    isServed: false,
    isGone: () => response.destroyed,
    onGone: (leave) => {
      response.once('close', leave)
      return () => response.off('close', leave)
    },
  }
}
