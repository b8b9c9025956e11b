/**
 * Fast path: a statement is built and compiled once and run with other values. Building it with Kysely each time makes
 * an order take 1.4 times as long (`npm run bench -- fast-paths`, docs/decisions/fast-paths.md).
 */
import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Trx } from '#db/db.ts'

/** A placeholder for a value while the statement is built. */
class Placeholder {
  readonly row: number
  readonly column: string

  constructor(row: number, column: string) {
    this.row = row
    this.column = column
  }
}

/** The adapter of a synchronous in-process database, which is SQLite. */
export interface AtOnce {
  runNow(sql: string, parameters: readonly unknown[]): unknown[]
}

function isAtOnce(adapter: DialectAdapter): adapter is DialectAdapter & AtOnce {
  return 'runNow' in adapter
}

/** At least one row. */
export type Rows<Row> = readonly [Row, ...Row[]]

/**
 * `build` gets rows with a placeholder for each value. It may pass a placeholder on and must not read it. Every row
 * has all columns. On SQLite the statement bypasses Kysely's promises, which cost as much again.
 */
export function keepStatement<Row extends object, Result>(
  build: (trx: Trx, rows: Rows<Row>) => Compilable<Result>,
): (trx: Trx, rows: readonly Row[]) => Promise<Result[]> {
  /** Keyed by the database, because each has its own SQL, and by the number of rows. */
  const kept = new WeakMap<object, CompiledQuery<Result>[]>()

  return async (trx, rows) => {
    const { adapter } = trx.getExecutor()
    const ofDatabase = kept.get(adapter) ?? []
    kept.set(adapter, ofDatabase)
    const statement = (ofDatabase[rows.length] ??= build(trx, toPlaceholders(rows)).compile())
    const values = rows as readonly Readonly<Record<string, unknown>>[]
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.row]?.[parameter.column] : parameter,
    )
    if (isAtOnce(adapter)) return adapter.runNow(statement.sql, parameters) as Result[]
    const { rows: results } = await trx.executeQuery<Result>({ ...statement, parameters })
    return results
  }
}

function toPlaceholders<Row extends object>(rows: readonly Row[]): Rows<Row> {
  const placeholders = rows.map((row, index) =>
    Object.fromEntries(Object.keys(row).map((column) => [column, new Placeholder(index, column)])),
  )
  if (placeholders.length === 0) throw new Error('A statement was to write no row')
  return placeholders as unknown as Rows<Row>
}
