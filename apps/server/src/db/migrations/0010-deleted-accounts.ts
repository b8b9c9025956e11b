import type { Migration } from '#db/migrations/migration.ts'

/** An order points at its person, so the row of a deleted account stays, empty. */
export const deletedAccounts: Migration = {
  name: '0010-deleted-accounts',
  onlyAdds: true,
  up: async (trx) => {
    await trx.schema.alterTable('persons').addColumn('deletedAt', 'bigint').execute()
    // Every personal call asks which sign-ins ended lately; at the start all of them are read.
    await trx.schema.createIndex('tokenFamilies-endedAt').on('tokenFamilies').column('endedAt').execute()
  },
}
