import type { SignInMethod } from '@lavash/rulebook/account/sign-in'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse } from '#errors.ts'
import { changeProfile, findProfileRefusal } from '#modules/persons/change-profile.ts'
import { deleteAccount } from '#modules/persons/delete-account.ts'
import { readAccount, toText } from '#modules/persons/read-account.ts'
import { findPerson } from '#modules/persons/repository.ts'
import { getAccessClaims, getPersonId } from '#plugins/authenticate.ts'
import { serve } from '#plugins/serve.ts'
import { endFamilies, listFamilies } from '#tokens/person-families.ts'

/** Whose the account is was checked against the address before: see plugins/authenticate.ts. */
export function registerPersons(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  serve(app, 'persons.me', async (request) => {
    const person = await findPerson(db.read, getPersonId(request))
    // A token outlives its person by a moment at most.
    return person ?? refuse('auth.token-invalid')
  })

  serve(app, 'account.change', async ({ params: { personId }, body }) => {
    const refusal = findProfileRefusal(body)
    if (refusal !== undefined) return refusal
    await transaction(db, (trx) => changeProfile(trx, { personId, body, nowMs: clock.now() }))
    return (await findPerson(db.read, personId)) ?? refuse('auth.token-invalid')
  })

  serve(app, 'account.sessions', async (request) => {
    const { familyId } = getAccessClaims(request)
    const families = await listFamilies(db.read, request.params.personId, clock.now())
    return {
      content: families.map(({ id, source, beganAt, rotatedAt }) => ({
        id,
        // Written by our own sign-in.
        source: source as SignInMethod,
        beganAt: toText(beganAt),
        lastSeenAt: toText(rotatedAt),
        isCurrent: id === familyId,
      })),
    }
  })

  serve(app, 'account.end-others', async (request, reply) => {
    const { personId } = request.params
    const { familyId: exceptId } = getAccessClaims(request)
    await transaction(db, (trx) => endFamilies(trx, { personId, exceptId, nowMs: clock.now() }))
    return reply.code(204).send()
  })

  serve(app, 'account.download', async ({ params: { personId } }) => {
    const data = await readAccount(db.read, personId, clock.now())
    return data ?? refuse('auth.token-invalid')
  })

  serve(app, 'account.delete', async ({ params: { personId } }, reply) => {
    const refusal = await transaction(db, (trx) => deleteAccount(trx, { personId, nowMs: clock.now() }))
    return refusal ?? reply.code(204).send()
  })
}
