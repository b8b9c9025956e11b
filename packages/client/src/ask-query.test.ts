import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { askQuery } from '#ask-query.ts'

test('a question that a screen has shared and taken back is asked again', async () => {
  const client = new QueryClient()
  const arrive: ((dish: string) => void)[] = []
  const ask = vi.fn<(context: { signal: AbortSignal }) => Promise<string>>(({ signal }) => {
    signal.throwIfAborted()
    return new Promise((resolve) => arrive.push(resolve))
  })
  const menu = { queryKey: ['menu'], queryFn: ask }
  const answer = askQuery(client, menu)
  const leave = new QueryObserver(client, menu).subscribe(() => undefined)
  leave()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  arrive[1]?.('soup')
  expect(await answer).toBe('soup')
})

test('a failure is thrown as it is, after one question', async () => {
  const failure = new Error('the kitchen is closed')
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(failure))
  const menu = { queryKey: ['menu'], queryFn: ask }
  await expect(askQuery(new QueryClient(), menu as never)).rejects.toBe(failure)
  expect(ask).toHaveBeenCalledTimes(1)
})
