import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/db.ts'
import { refuse } from '#errors.ts'
import { findPerson } from '#modules/persons/repository.ts'
import { getPersonId } from '#plugins/authenticate.ts'
import { serve } from '#plugins/serve.ts'

export function registerPersons(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, 'persons.me', async (request) => {
    const person = await findPerson(db.read, getPersonId(request))
    // An access token may outlive its deleted person by some minutes.
    return person ?? refuse('auth.token-invalid')
  })
}
