import { sql } from 'kysely'
import type { ColumnTypes, Trx } from '#db/db.ts'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

export const personsAndSignIn: Migration = {
  name: '0003-persons-and-sign-in',
  up: async (trx, columns) => {
    await createPersons(trx)
    await createSignIn(trx)
    await createDevelopment(trx, columns)
  },
}

async function createPersons(trx: Trx): Promise<void> {
  await createTable(
    trx,
    'persons',
    {
      id: 'text',
      createdAt: 'at',
      phone: 'text?',
      email: 'text?',
      firstName: 'text?',
      lastName: 'text?',
      patronymic: 'text?',
      avatar: 'text?',
    },
    ['id'],
  )
  await trx.schema
    .createTable('accounts')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('personId', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('accountsKey', ['provider', 'subject'])
    .execute()
  await trx.schema.createIndex('accountsByPerson').on('accounts').column('personId').execute()
  await trx.schema
    .createTable('personDeliveries')
    .addColumn('personId', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('personName', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('personDeliveriesKey', ['personId', 'personName', 'phone', 'email'])
    .execute()
}

async function createSignIn(trx: Trx): Promise<void> {
  await createTable(
    trx,
    'phoneCodes',
    {
      phone: 'text',
      codeHash: 'text?',
      codeSentAt: 'at?',
      wrongTries: 'integer',
      lastSentAt: 'at?',
      lockedUntil: 'at?',
      forgetAt: 'at',
    },
    ['phone'],
  )
  await createTable(trx, 'smsDays', { key: 'text', sent: 'integer', endsAt: 'at' }, ['key'])
  await createTable(trx, 'spentTokens', { key: 'text', expiresAt: 'at' }, ['key'])
  await trx.schema
    .createTable('tokenFamilies')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('personId', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('tokenId', 'text', (column) => column.notNull())
    .addColumn('previousTokenId', 'text')
    .addColumn('rotatedAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addColumn('endedAt', 'bigint')
    .addPrimaryKeyConstraint('tokenFamiliesKey', ['id'])
    .execute()
  await trx.schema.createIndex('tokenFamiliesByPerson').on('tokenFamilies').column('personId').execute()
  // The hourly timer that deletes expired rows reads by this column.
  for (const [table, column] of [
    ['phoneCodes', 'forgetAt'],
    ['smsDays', 'endsAt'],
    ['spentTokens', 'expiresAt'],
    ['tokenFamilies', 'expiresAt'],
  ] as const) {
    await trx.schema.createIndex(`${table}-${column}`).on(table).column(column).execute()
  }
}

async function createDevelopment(trx: Trx, columns: ColumnTypes): Promise<void> {
  await createTable(trx, 'developmentSecrets', { name: 'text', secret: 'text' }, ['name'])
  await trx.schema
    .createTable('devMessages')
    .addColumn('id', sql.raw(columns.autoId))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sentAt', 'bigint', (column) => column.notNull())
    .execute()
}
