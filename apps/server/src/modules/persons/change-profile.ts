import type { ProfileBody } from '@lavash/contract/account'
import { findEmailProblem, findNameProblem } from '@lavash/rulebook/order/order-form'
import type { Trx } from '#db/db.ts'
import { refuseField, type Refusal } from '#errors.ts'
import { rememberDelivery } from '#modules/persons/repository.ts'

export function findProfileRefusal({ name, email }: ProfileBody): Refusal | undefined {
  const nameProblem = findNameProblem(name)
  if (nameProblem !== null) return refuseField('name', nameProblem)
  const emailProblem = email.trim() === '' ? null : findEmailProblem(email)
  return emailProblem === null ? undefined : refuseField('email', emailProblem)
}

/** S-07: the newest contact outranks the profile, so it is written anew as well. Otherwise nobody would see the change. */
export async function changeProfile(
  trx: Trx,
  { personId, body, nowMs }: { personId: string; body: ProfileBody; nowMs: number },
): Promise<void> {
  const personName = body.name.trim()
  const email = body.email.trim() === '' ? null : body.email.trim()
  await trx.updateTable('persons').set({ firstName: personName, email }).where('id', '=', personId).execute()
  const newest = await trx
    .selectFrom('personDeliveries')
    .select('phone')
    .where('personId', '=', personId)
    .orderBy('usedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest === undefined) return
  const contact = { personName, phone: newest.phone, email: email ?? undefined }
  await rememberDelivery(trx, { personId, contact, usedAt: nowMs })
}
