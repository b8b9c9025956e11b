import type { CompiledQuery, QueryResult } from 'kysely'
import { vi } from 'vitest'
import type { Db } from '#db/db.ts'

/** As while a network is cut: no read is answered. What was asked meanwhile is answered afterwards, so the server can stop. */
export function silenceReads(db: Db): { end(): void } {
  const executor = db.engine.reader.getExecutor()
  const executeQuery = executor.executeQuery.bind(executor)
  const silence = Promise.withResolvers<void>()
  const spy = vi
    .spyOn(executor, 'executeQuery')
    .mockImplementation(async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      await silence.promise
      return executeQuery<R>(query)
    })
  return {
    end: () => {
      spy.mockRestore()
      silence.resolve()
    },
  }
}
