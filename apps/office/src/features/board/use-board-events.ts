import type { BoardEvent } from '@lavash/contract/board'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listen } from '#api/listen.ts'
import { boardQuery } from '#features/board/board-query.ts'
import { mergeOrder } from '#features/board/merge-board.ts'
import { useIsOnline } from '#parts/use-is-online.ts'

/** A shorter silence is a server that restarts: nobody at the counter needs to know. */
const lostAfterMs = 10_000

/** Follows the venue's orders. Gives whether the connection is lost, so that nobody trusts an old board. */
export function useBoardEvents(restoId: number): { isLost: boolean } {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const [isOpen, setIsOpen] = useState(true)
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    const { queryKey } = boardQuery(restoId)
    const readAnew = () => void client.invalidateQueries({ queryKey })
    const handleEvent = (data: string) => {
      const event = JSON.parse(data) as BoardEvent | { readonly type: 'staff.changed' }
      if (event.type === 'board.changed') readAnew()
      if (event.type !== 'board.order') return
      client.setQueryData(queryKey, (board) => board && mergeOrder(board, event.order))
    }
    let isFirst = true
    void listen('board.events', () => Promise.resolve({ params: { restoId } }), {
      onEvent: handleEvent,
      onOpen: () => {
        setIsOpen(true)
        // What happened between the first answer and the stream is told by nobody.
        if (isFirst) readAnew()
        isFirst = false
      },
      onBreak: () => setIsOpen(false),
      onReturn: (isResumed) => {
        if (!isResumed) readAnew()
      },
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [client, restoId])

  const isHeard = isOpen && isOnline
  useEffect(() => {
    if (isHeard) return undefined
    const timer = setTimeout(() => setIsLong(true), lostAfterMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isHeard])
  return { isLost: !isHeard && isLong }
}
