import { personSchema } from '@lavash/contract/persons'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { openTestDb } from '../../../test/open-test-db.ts'
import { codeOf, signIn } from '../../../test/sign-in.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { findPerson, recognisePerson, rememberDelivery } from '#modules/persons/repository.ts'

const phone = '+79000000001'

test('API-16 a new customer has a phone and nothing else', async () => {
  await using server = await startTestServer()
  const { headers, personId } = await signIn(server, phone)
  const answer = await server.fetch('/api/v1/me', { headers })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const me: unknown = await answer.json()
  expect(Value.Errors(personSchema, me)).toEqual([])
  expect(me).toEqual({
    id: personId,
    accountIds: [`phone:${phone}`],
    avatar: null,
    deliveries: [],
    email: null,
    firstName: null,
    lastName: null,
    patronymic: null,
    phone,
  })
})

test('API-16 a customer gets the values of their own earlier orders, newest first', async () => {
  await using server = await startTestServer()
  const { headers, personId } = await signIn(server, phone)
  const contacts = [
    { personName: 'Анна', phone, email: 'anna@example.com' },
    { personName: 'Аня', phone: '+79000000009' },
    { personName: 'Анна', phone, email: 'anna@example.com' },
  ]
  for (const [usedAt, contact] of contacts.entries()) {
    await transaction(server.db, (trx) => rememberDelivery(trx, { personId, contact, usedAt }))
  }
  const other = await signIn(server, '+79000000002')
  const foreign = { personName: 'Борис', phone: '+79000000002' }
  await transaction(server.db, (trx) =>
    rememberDelivery(trx, { personId: other.personId, contact: foreign, usedAt: 9 }),
  )
  const me: unknown = await (await server.fetch('/api/v1/me', { headers })).json()
  expect(me).toMatchObject({
    accountIds: [`phone:${phone}`],
    deliveries: [
      { personName: 'Анна', phone, email: 'anna@example.com' },
      { personName: 'Аня', phone: '+79000000009', email: null },
    ],
  })
})

test('the token of a person who is gone is no token', async () => {
  await using server = await startTestServer()
  const { headers, personId } = await signIn(server, phone)
  await transaction(server.db, async (trx) => {
    await trx.deleteFrom('tokenFamilies').where('personId', '=', personId).execute()
    await trx.deleteFrom('accounts').where('personId', '=', personId).execute()
    await trx.deleteFrom('persons').where('id', '=', personId).execute()
  })
  expect(await codeOf(await server.fetch('/api/v1/me', { headers }))).toBe('auth.token-invalid')
})

test('a later sign-in fills what is empty and overwrites nothing', async () => {
  await using test = await openTestDb()
  const account = { provider: 'google', subject: '1' } as const
  const recognise = (known: object): Promise<string> =>
    transaction(test.db, (trx) => recognisePerson(trx, { ...account, known }, 1))
  const id = await recognise({ firstName: 'Anna' })
  expect(await recognise({ firstName: 'Bob', email: 'anna@example.com' })).toBe(id)
  expect(await findPerson(test.db.read, id)).toMatchObject({ firstName: 'Anna', email: 'anna@example.com' })
})

test('accounts with the same address or phone are different persons', async () => {
  await using test = await openTestDb()
  const known = { email: 'anna@example.com', phone }
  const ids = await Promise.all(
    (['google', 'apple', 'vk', 'phone'] as const).map((provider) =>
      transaction(test.db, (trx) => recognisePerson(trx, { provider, subject: '1', known }, 1)),
    ),
  )
  expect(new Set(ids).size).toBe(4)
})

test('an account that signs in for the first time on two devices at once is one person', async () => {
  await using test = await openTestDb()
  const { db } = test
  const account = { provider: 'vk', subject: '7', known: {} } as const
  const recognise = (trx: Trx) => recognisePerson(trx, account, 1)
  const first = await holdTransaction(db, recognise)
  const second = transaction(db, recognise)
  await untilSomebodyWaits(db)
  await first.end()
  expect(await second).toBe(first.value)
  expect(await db.read.selectFrom('persons').select('id').execute()).toEqual([{ id: first.value }])
})
