import type { ColumnTypes, Trx } from '#db/db.ts'

/** Written once for both databases with Kysely's schema builder; `columns` has what they spell differently. */
export interface Migration {
  /** The number and the file's words: '0001-changes'. Never renamed once released. */
  readonly name: string
  up(trx: Trx, columns: ColumnTypes): Promise<void>
}
