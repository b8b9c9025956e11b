import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Trx } from '#db/db.ts'

/** Stands for a value while the statement is made. */
class Placeholder {
  readonly row: number
  readonly column: string

  constructor(row: number, column: string) {
    this.row = row
    this.column = column
  }
}

/** The adapter of a database inside this process: a statement has run when the call returns. */
export interface AtOnce {
  runNow(sql: string, parameters: readonly unknown[]): unknown[]
}

function isAtOnce(adapter: DialectAdapter): adapter is DialectAdapter & AtOnce {
  return 'runNow' in adapter
}

/** One at least. */
export type Rows<Row> = readonly [Row, ...Row[]]

/**
 * A statement that is made once and run with other values each time: building and compiling it takes longer than the
 * database takes to run it. `build` is given rows as they will come, with something in place of each value: it may put
 * them where a value belongs, and may not look at them. Every row has all of its columns. Where there is nobody to wait
 * for, it goes past the query builder's turns and promises, which take as long again.
 */
export function keepStatement<Row extends object, Result>(
  build: (trx: Trx, rows: Rows<Row>) => Compilable<Result>,
): (trx: Trx, rows: readonly Row[]) => Promise<Result[]> {
  /** By database, since each has its own text, and by the number of rows. */
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
