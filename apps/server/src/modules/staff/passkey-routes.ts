import type { StaffLogKind } from '@lavash/rulebook/account/staff-log-kinds'
import type { FastifyInstance } from 'fastify'
import { passkeysMax } from '@lavash/rulebook/site/limits'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { makeCreationOptions } from '#modules/staff/passkeys/passkey-options.ts'
import { findPasskey, insertPasskey, listPasskeys, toPasskey } from '#modules/staff/passkeys/passkey-rows.ts'
import { proveNewPasskey } from '#modules/staff/passkeys/prove-passkey.ts'
import { countWaysIn } from '#modules/staff/passkeys/ways-in.ts'
import { recordForPerson } from '#modules/staff/record-for-person.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { toAuthor } from '#staff/to-author.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'
import { type StaffLogChange, toLogChange } from '#staff/staff-log.ts'
import type { StaffSession } from '#staff/staff-session.ts'

export function registerPasskeys(app: FastifyInstance, parts: StaffParts): void {
  const { db, clock, config } = parts

  serve(app, 'staff.passkeys', async (request) => {
    const passkeys = await listPasskeys(db.read, getStaff(request).personId)
    return { passkeys: passkeys.map(toPasskey) }
  })

  serve(app, 'staff.passkeys.options', (request) => {
    const { id, personId, personName } = getStaff(request)
    return makeCreationOptions(parts, request, {
      purpose: 'register',
      subject: id,
      personId,
      name: personName,
    })
  })

  serve(app, 'staff.passkeys.add', async (request) => {
    const staff = getStaff(request)
    const { name, response } = request.body
    const proven = await proveNewPasskey(parts, request, response, 'register')
    if (proven instanceof Refusal) return proven
    if (proven.subject !== staff.id) return refuse('staff.challenge-over')
    const { personId } = staff
    return transaction(db, async (trx) => {
      if ((await listPasskeys(trx, personId)).length >= passkeysMax) return refuse('staff.passkey-invalid')
      const isNew = await insertPasskey(trx, { ...proven.passkey, personId, name }, clock.now())
      if (!isNew) return refuse('staff.passkey-invalid')
      await record(trx, staff, 'passkey.added', toLogChange('name', null, name))
      return getPasskey(trx, proven.passkey.id)
    })
  })

  serve(app, 'staff.passkeys.rename', async (request) => {
    const staff = getStaff(request)
    const { passkeyId } = request.params
    const { name } = request.body
    return transaction(db, async (trx) => {
      const passkey = await findPasskey(trx, passkeyId)
      if (passkey?.personId !== staff.personId) return refuse('staff.not-found')
      await trx.updateTable('staffPasskeys').set({ name }).where('id', '=', passkeyId).execute()
      await record(trx, staff, 'passkey.renamed', toLogChange('name', passkey.name, name))
      return getPasskey(trx, passkeyId)
    })
  })

  serve(app, 'staff.passkeys.remove', async (request, reply) => {
    const staff = getStaff(request)
    const { passkeyId } = request.params
    const refusal = await transaction(db, async (trx) => {
      const waysIn = await countWaysIn(trx, staff.personId, config)
      const passkey = await findPasskey(trx, passkeyId)
      if (passkey?.personId !== staff.personId) return refuse('staff.not-found')
      if (waysIn <= 1) return refuse('staff.last-way-in')
      await trx.deleteFrom('staffPasskeys').where('id', '=', passkeyId).execute()
      await record(trx, staff, 'passkey.removed', toLogChange('name', passkey.name, null))
      return undefined
    })
    return refusal ?? reply.code(204).send()
  })

  async function getPasskey(trx: Trx, id: string) {
    const passkey = await findPasskey(trx, id)
    if (passkey === undefined) throw new Error('A passkey that was just stored was not found')
    return toPasskey(passkey)
  }

  function record(
    trx: Trx,
    staff: StaffSession,
    kind: StaffLogKind,
    changes: StaffLogChange[],
  ): Promise<void> {
    return recordForPerson(trx, staff.personId, { atMs: clock.now(), by: toAuthor(staff), kind, changes })
  }
}
