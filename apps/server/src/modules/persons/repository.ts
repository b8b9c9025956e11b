import type { Person } from '@lavash/contract/persons'
import { makeId } from '#ids.ts'
import type { Reads, Trx } from '#db/db.ts'
import { keepStatement } from '#db/keep-statement.ts'
import type { Tables } from '#db/tables.ts'

export type AccountProvider = 'phone' | 'google' | 'apple' | 'vk'

/** A person's data as an identity provider confirms it. */
export interface KnownPerson {
  readonly phone?: string | null
  readonly email?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly avatar?: string | null
}

export interface Account {
  readonly provider: AccountProvider
  readonly subject: string
  readonly known: KnownPerson
}

/** The name, the phone and the e-mail address that an order gave for its person. */
export interface PersonContact {
  readonly personName: string
  readonly phone: string
  readonly email?: string | undefined
}

const deliveriesShown = 5

/** Finds a person by the phone of their sign-in, or by id. */
export async function findPersonId(reads: Reads, wanted: string): Promise<string | undefined> {
  const account = await reads
    .selectFrom('accounts')
    .select('personId')
    .where((eb) =>
      eb.or([
        eb('personId', '=', wanted),
        eb.and([eb('provider', '=', 'phone'), eb('subject', '=', wanted)]),
      ]),
    )
    .executeTakeFirst()
  return account?.personId
}

export async function findPerson(reads: Reads, personId: string): Promise<Person | undefined> {
  const person = await reads
    .selectFrom('persons')
    .select(['avatar', 'email', 'firstName', 'id', 'lastName', 'patronymic', 'phone'])
    .where('id', '=', personId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (person === undefined) return undefined
  const accounts = await reads
    .selectFrom('accounts')
    .select(['provider', 'subject'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .execute()
  const deliveries = await reads
    .selectFrom('personDeliveries')
    .select(['email', 'personName', 'phone'])
    .where('personId', '=', personId)
    .orderBy('usedAt', 'desc')
    .limit(deliveriesShown)
    .execute()
  return {
    ...person,
    accountIds: accounts.map(({ provider, subject }) => `${provider}:${subject}`),
    deliveries: deliveries.map(({ email, personName, phone }) => ({
      email: email === '' ? null : email,
      personName,
      phone,
    })),
  }
}

/**
 * Finds the person of an account, or creates one at the first sign-in. Accounts are never merged by a similar e-mail
 * or phone: at another service the address may have belonged to somebody else.
 */
export async function recognisePerson(trx: Trx, account: Account, nowMs: number): Promise<string> {
  const known = await findAccount(trx, account)
  if (known !== undefined) {
    await fillGaps(trx, known, account.known)
    return known
  }
  const id = makeId(nowMs)
  const { phone = null, email = null, firstName = null, lastName = null, avatar = null } = account.known
  const person = {
    id,
    createdAt: nowMs,
    phone,
    email,
    firstName,
    lastName,
    patronymic: null,
    avatar,
    deletedAt: null,
  }
  await trx.insertInto('persons').values(person).execute()
  const { provider, subject } = account
  const added = await trx
    .insertInto('accounts')
    .values({ provider, subject, personId: id, createdAt: nowMs })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('personId')
    .executeTakeFirst()
  if (added !== undefined) return id
  // A concurrent sign-in on another device has created the person first.
  await trx.deleteFrom('persons').where('id', '=', id).execute()
  const first = await findAccount(trx, account)
  if (first === undefined) throw new Error('An account is taken and not there')
  return first
}

/** Called by the transaction that places an order. The next order form starts with these values. */
export async function rememberDelivery(
  trx: Trx,
  delivery: { personId: string; contact: PersonContact; usedAt: number },
): Promise<void> {
  const { personId, contact, usedAt } = delivery
  const { personName, phone, email = '' } = contact
  await upsertDelivery(trx, [{ personId, personName, phone, email, usedAt }])
}

const upsertDelivery = keepStatement((trx, deliveries: readonly Tables['personDeliveries'][]) =>
  trx
    .insertInto('personDeliveries')
    .values(deliveries)
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'personName', 'phone', 'email'])
        .doUpdateSet((eb) => ({ usedAt: eb.ref('excluded.usedAt') })),
    ),
)

async function findAccount(reads: Reads, { provider, subject }: Account): Promise<string | undefined> {
  const row = await reads
    .selectFrom('accounts')
    .select('personId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.personId
}

/** Fills empty fields only: a later sign-in does not overwrite known data. */
async function fillGaps(trx: Trx, personId: string, known: KnownPerson): Promise<void> {
  const person = await trx
    .selectFrom('persons')
    .select(['phone', 'email', 'firstName', 'lastName', 'avatar'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const fields = ['phone', 'email', 'firstName', 'lastName', 'avatar'] as const
  const gaps = fields.flatMap((field) => {
    const value = known[field] ?? null
    return person[field] === null && value !== null ? [[field, value] as const] : []
  })
  if (gaps.length === 0) return
  await trx.updateTable('persons').set(Object.fromEntries(gaps)).where('id', '=', personId).execute()
}
