import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { type KnownBoard, toKnownBoard } from '#features/board/merge-board.ts'
import { callAsStaff } from '#session/call-as-staff.ts'

/** Kept true by the stream, so nothing asks for it by age. */
export function boardQuery(restoId: number) {
  return queryOptions({
    queryKey: ['board', restoId],
    queryFn: async ({ signal }): Promise<KnownBoard> => {
      const board = getValue(await callAsStaff('board.show', { params: { restoId }, signal }))
      return toKnownBoard(board, Date.now())
    },
    staleTime: 'static',
  })
}
