import type { ColumnTypes, Trx } from '#db/db.ts'

/**
 * One definition for both databases in Kysely's schema builder. `columns` has the types that they spell differently.
 */
export interface Migration {
  /** The number and the file's words: '0001-changes'. Never rename a released one. */
  readonly name: string
  /**
   * True if it only adds tables, indexes or optional columns, so the previous version can run beside it. The flag is
   * stored in the database, because the previous version does not know this migration.
   */
  readonly onlyAdds?: true
  up(trx: Trx, columns: ColumnTypes): Promise<void>
}
