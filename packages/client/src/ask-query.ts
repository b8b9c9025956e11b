import {
  CancelledError,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { FailureError } from '#result.ts'

/** Fetches a query outside components. An unmount cancels a shared query for every waiter, so this retries. */
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
