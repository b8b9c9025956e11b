import type { AccountData } from '@lavash/contract/account'
import type { DeliveryPlace } from '@lavash/contract/delivery-place'
import type { SignInMethod } from '@lavash/rulebook/account/sign-in'
import type { Reads } from '#db/db.ts'
import { findPerson } from '#modules/persons/repository.ts'
import { toOrders } from '#ordering/to-order.ts'
import { listFamilies } from '#tokens/person-families.ts'

/** FI-05: everything the tables say about a person. A new table about persons belongs in here and in delete-account.ts. */
export async function readAccount(
  reads: Reads,
  personId: string,
  nowMs: number,
): Promise<AccountData | undefined> {
  const person = await findPerson(reads, personId)
  if (person === undefined) return undefined
  const { createdAt } = await reads
    .selectFrom('persons')
    .select('createdAt')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const rows = await reads
    .selectFrom('orders')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('id', 'desc')
    .execute()
  return {
    downloadedAt: toText(nowMs),
    person: { ...person, createdAt: toText(createdAt) },
    ...(await readOwnRows(reads, personId)),
    sessions: (await listFamilies(reads, personId, nowMs)).map(({ source, beganAt, rotatedAt }) => ({
      source: source as SignInMethod,
      beganAt: toText(beganAt),
      lastSeenAt: toText(rotatedAt),
    })),
    orders: await toOrders(reads, rows, new Map()),
    payments: await readPayments(reads, personId),
  }
}

async function readOwnRows(
  reads: Reads,
  personId: string,
): Promise<Pick<AccountData, 'signIns' | 'contacts' | 'places'>> {
  const accounts = await reads.selectFrom('accounts').selectAll().where('personId', '=', personId).execute()
  const contacts = await reads
    .selectFrom('personDeliveries')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('usedAt', 'desc')
    .execute()
  const places = await reads.selectFrom('savedPlaces').selectAll().where('personId', '=', personId).execute()
  return {
    signIns: accounts.map((row) => ({
      provider: row.provider,
      subject: row.subject,
      createdAt: toText(row.createdAt),
    })),
    contacts: contacts.map(({ personName, phone, email, usedAt }) => ({
      personName,
      phone,
      email: email === '' ? null : email,
      usedAt: toText(usedAt),
    })),
    places: places.map(({ id, brandId, kind, name, cityId, place }) => ({
      id,
      brandId,
      kind,
      name,
      cityId,
      place: JSON.parse(place) as DeliveryPlace,
    })),
  }
}

async function readPayments(reads: Reads, personId: string): Promise<AccountData['payments']> {
  const payments = await reads
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select(['payments.orderId', 'payments.provider', 'payments.status', 'payments.amountMinor'])
    .select(['payments.currency', 'payments.createdAt'])
    .where('orders.personId', '=', personId)
    .orderBy('payments.createdAt', 'desc')
    .execute()
  return payments.map(({ amountMinor, createdAt, ...payment }) => ({
    ...payment,
    amount: amountMinor,
    createdAt: toText(createdAt),
  }))
}

export function toText(ms: number): string {
  return new Date(ms).toISOString()
}
