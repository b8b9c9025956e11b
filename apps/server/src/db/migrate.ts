import type { Db, Trx } from '#db/db.ts'
import type { Migration } from '#db/migrations/migration.ts'
import { transaction } from '#db/transaction.ts'
import { StartProblem } from '#start-problem.ts'

/**
 * Applies missing migrations under a lock: of several starting processes one migrates, and the others find it done.
 * All or nothing, because both databases roll schema changes back.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  return transaction(db, async (trx) => {
    await db.engine.lockMigrations(trx)
    await createMigrationsTable(trx)
    const rows = await trx.selectFrom('migrations').select(['name', 'onlyAdds']).orderBy('name').execute()
    const applied = new Set(rows.map((row) => row.name))
    refuseNewerDatabase(rows, migrations)
    const missing = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) {
      await migration.up(trx, db.engine.columns)
      await trx
        .insertInto('migrations')
        .values({ name: migration.name, appliedAt: Date.now(), onlyAdds: migration.onlyAdds ? 1 : 0 })
        .execute()
    }
    return missing.map((migration) => migration.name)
  })
}

async function createMigrationsTable(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'bigint', (column) => column.notNull())
    .addColumn('onlyAdds', 'integer', (column) => column.notNull())
    .execute()
}

/** An older program ignores added tables and columns, so both versions can run during an upgrade. */
function refuseNewerDatabase(
  applied: readonly { readonly name: string; readonly onlyAdds: 0 | 1 }[],
  migrations: readonly Migration[],
): void {
  const unknown = applied
    .filter(
      ({ name, onlyAdds }) => onlyAdds === 0 && !migrations.some((migration) => migration.name === name),
    )
    .map(({ name }) => name)
  if (unknown.length === 0) return
  throw new StartProblem(
    `The database is newer than this program: it has had ${unknown.join(', ')}, which this version does not know. Start the newer version, or restore a backup made with this one.`,
  )
}
