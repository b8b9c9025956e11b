import {
  CancelledError,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { FailureError } from '#result.ts'

/**
 * What a query says, for those who are no screen. A screen that asks the same and leaves takes the question back for
 * everybody who waits for it: whoever still wants to know asks again.
 */
export async function askQuery<Value, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<Value, FailureError, Value, Value, Key>,
): Promise<Value> {
  for (;;) {
    try {
      return await client.query(query)
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
    }
  }
}
