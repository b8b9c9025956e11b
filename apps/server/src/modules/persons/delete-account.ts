import { findOrdersInTheWay } from '@lavash/rulebook/account/deletion'
import type { Trx } from '#db/db.ts'
import { refuse, type Refusal } from '#errors.ts'
import { eraseOrdersOf } from '#ordering/erase-orders.ts'
import { endFamilies } from '#tokens/person-families.ts'

/**
 * FI-05. The row of the person stays without a word in it, because the orders point at it. A new table about persons
 * belongs in here and in read-account.ts.
 */
export async function deleteAccount(
  trx: Trx,
  { personId, nowMs }: { personId: string; nowMs: number },
): Promise<Refusal | undefined> {
  // Placing an order holds this row as well: no order appears in an account that is going.
  const person = await trx
    .selectFrom('persons')
    .select('id')
    .where('id', '=', personId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (person === undefined) return refuse('auth.token-invalid')
  const orders = await trx
    .selectFrom('orders')
    .select(['number', 'status'])
    .where('personId', '=', personId)
    .execute()
  const open = findOrdersInTheWay(orders)
  if (open.length > 0) {
    const numbers = open.map(({ number }) => number).join(', ')
    return refuse('account.open-orders', { params: { numbers } })
  }
  await eraseOrdersOf(trx, personId, nowMs)
  await forgetPhones(trx, personId)
  for (const table of ['accounts', 'personDeliveries', 'savedPlaces'] as const) {
    await trx.deleteFrom(table).where('personId', '=', personId).execute()
  }
  await endFamilies(trx, { personId, nowMs })
  const nothing = {
    phone: null,
    email: null,
    firstName: null,
    lastName: null,
    patronymic: null,
    avatar: null,
  }
  await trx
    .updateTable('persons')
    .set({ ...nothing, deletedAt: nowMs })
    .where('id', '=', personId)
    .execute()
  return undefined
}

/** Codes, their counters and the development inbox name a phone. Whoever is signed in has just proven it is theirs. */
async function forgetPhones(trx: Trx, personId: string): Promise<void> {
  const accounts = await trx
    .selectFrom('accounts')
    .select('subject')
    .where('personId', '=', personId)
    .where('provider', '=', 'phone')
    .execute()
  for (const { subject } of accounts) {
    await trx.deleteFrom('phoneCodes').where('phone', '=', subject).execute()
    await trx.deleteFrom('smsDays').where('key', '=', `phone:${subject}`).execute()
    await trx.deleteFrom('devMessages').where('recipient', '=', subject).execute()
  }
}
