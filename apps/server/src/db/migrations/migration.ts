import type { ColumnTypes, Trx } from '#db/db.ts'

/** Written once for both databases with Kysely's schema builder; `columns` has what they spell differently. */
export interface Migration {
  /** The number and the file's words: '0001-changes'. Never renamed once released. */
  readonly name: string
  /**
   * It adds tables, indexes, or columns that may be left out, and changes nothing that is there: the version before runs
   * beside it. The database remembers it, because that version does not know this migration.
   */
  readonly onlyAdds?: true
  up(trx: Trx, columns: ColumnTypes): Promise<void>
}
