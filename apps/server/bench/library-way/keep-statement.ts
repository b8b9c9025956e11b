import type { Compilable } from 'kysely'
import type { Trx } from '#db/db.ts'
import type { Rows } from '#db/keep-statement.ts'

/** Kysely builds, compiles and runs the statement for each call. */
export function keepStatement<Row extends object, Result>(
  build: (trx: Trx, rows: Rows<Row>) => Compilable<Result>,
): (trx: Trx, rows: readonly Row[]) => Promise<Result[]> {
  return async (trx, rows) => {
    const { rows: results } = await trx.executeQuery<Result>(build(trx, rows as Rows<Row>).compile())
    return results
  }
}
