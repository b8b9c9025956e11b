import type { ChangeTables } from '#db/tables/changes.ts'
import type { MigrationTables } from '#db/tables/migrations.ts'

/** Every table of the product: one file a module in src/db/tables/, one line each here. */
export interface Tables extends MigrationTables, ChangeTables {}
