/** SQLite takes 32,766 values a statement, PostgreSQL 65,535. */
const maxValues = 30_000
/** Longer statements cost more to compile than they save. */
const maxRows = 400

/** Rows for statements that insert many at once. */
export function* inChunks<T extends object>(rows: readonly T[]): Generator<T[]> {
  const width = Math.max(1, Object.keys(rows[0] ?? {}).length)
  const size = Math.min(maxRows, Math.floor(maxValues / width))
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
