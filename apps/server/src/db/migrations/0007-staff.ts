import { sql } from 'kysely'
import type { ColumnTypes, Trx } from '#db/db.ts'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

export const staff: Migration = {
  name: '0007-staff',
  up: async (trx, columns) => {
    await createPeople(trx)
    await createWaysIn(trx)
    await createDevices(trx)
    await createLog(trx, columns)
  },
}

async function createPeople(trx: Trx): Promise<void> {
  await createTable(
    trx,
    'staffPeople',
    { id: 'text', name: 'text', phone: 'text?', createdAt: 'at', endedAt: 'at?', demoKey: 'text?' },
    ['id'],
  )
  for (const column of ['phone', 'demoKey']) {
    await trx.schema.createIndex(`staffPeople-${column}`).on('staffPeople').column(column).unique().execute()
  }
  await createTable(trx, 'staffRoles', { personId: 'text', brandId: 'id', role: 'text', restoIds: 'text?' }, [
    'personId',
    'brandId',
    'role',
  ])
  await trx.schema.createIndex('staffRoles-brandId').on('staffRoles').column('brandId').execute()
  await createTable(trx, 'staffSettings', { brandId: 'id', allowsSms: 'flag' }, ['brandId'])
}

async function createWaysIn(trx: Trx): Promise<void> {
  await createTable(
    trx,
    'staffInvitations',
    {
      id: 'text',
      tokenHash: 'text',
      brandId: 'id',
      roles: 'text',
      name: 'text?',
      phone: 'text?',
      createdAt: 'at',
      expiresAt: 'at',
      usedAt: 'at?',
      cancelledAt: 'at?',
    },
    ['id'],
  )
  await createTable(
    trx,
    'staffPasskeys',
    {
      id: 'text',
      personId: 'text',
      name: 'text',
      publicKey: 'text',
      counter: 'at',
      transports: 'text',
      isBackedUp: 'flag',
      createdAt: 'at',
      lastUsedAt: 'at?',
    },
    ['id'],
  )
  await createTable(
    trx,
    'staffChallenges',
    { challenge: 'text', purpose: 'text', subject: 'text', expiresAt: 'at' },
    ['challenge'],
  )
  await createTable(
    trx,
    'staffSessions',
    {
      id: 'text',
      tokenHash: 'text',
      personId: 'text',
      deviceId: 'text?',
      way: 'text',
      startedAt: 'at',
      lastSeenAt: 'at',
      verifiedAt: 'at?',
      userAgent: 'text?',
    },
    ['id'],
  )
  await trx.schema.createIndex('staffInvitations-brandId').on('staffInvitations').column('brandId').execute()
  await trx.schema.createIndex('staffPasskeys-personId').on('staffPasskeys').column('personId').execute()
  await trx.schema.createIndex('staffSessions-personId').on('staffSessions').column('personId').execute()
  await trx.schema.createIndex('staffSessions-deviceId').on('staffSessions').column('deviceId').execute()
  await createHashIndexes(trx, ['staffInvitations', 'staffSessions'])
  // The hourly timer that deletes expired rows reads by this column.
  await trx.schema
    .createIndex('staffChallenges-expiresAt')
    .on('staffChallenges')
    .column('expiresAt')
    .execute()
  await trx.schema.createIndex('staffSessions-lastSeenAt').on('staffSessions').column('lastSeenAt').execute()
}

async function createDevices(trx: Trx): Promise<void> {
  await createTable(
    trx,
    'staffDevices',
    {
      id: 'text',
      tokenHash: 'text',
      brandId: 'id',
      restoId: 'id',
      name: 'text',
      pairedAt: 'at',
      lastSeenAt: 'at?',
      unpairedAt: 'at?',
    },
    ['id'],
  )
  await trx.schema.createIndex('staffDevices-brandId').on('staffDevices').column('brandId').execute()
  await createTable(
    trx,
    'staffPairings',
    { id: 'text', codeHash: 'text', secretHash: 'text', expiresAt: 'at', deviceId: 'text?' },
    ['id'],
  )
  await trx.schema.createIndex('staffPairings-expiresAt').on('staffPairings').column('expiresAt').execute()
  await trx.schema
    .createIndex('staffPairings-codeHash')
    .on('staffPairings')
    .column('codeHash')
    .unique()
    .execute()
  await createHashIndexes(trx, ['staffDevices'])
  await createTable(trx, 'staffPins', { personId: 'text', hash: 'text', setAt: 'at' }, ['personId'])
  await createTable(
    trx,
    'staffAttempts',
    { key: 'text', wrongTries: 'integer', lockedUntil: 'at?', forgetAt: 'at' },
    ['key'],
  )
  await trx.schema.createIndex('staffAttempts-forgetAt').on('staffAttempts').column('forgetAt').execute()
}

async function createLog(trx: Trx, columns: ColumnTypes): Promise<void> {
  await trx.schema
    .createTable('staffLog')
    .addColumn('id', sql.raw(columns.autoId))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('brandId', 'integer', (column) => column.notNull())
    .addColumn('restoId', 'integer')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('personId', 'text')
    .addColumn('deviceId', 'text')
    .addColumn('actorName', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('staffLog-brandId').on('staffLog').columns(['brandId', 'id']).execute()
  await trx.schema.createIndex('staffLog-at').on('staffLog').column('at').execute()
}

async function createHashIndexes(trx: Trx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await trx.schema.createIndex(`${table}-tokenHash`).on(table).column('tokenHash').unique().execute()
  }
}
