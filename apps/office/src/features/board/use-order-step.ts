import type { BodyOf } from '@lavash/contract/calls'
import type { BoardOrderAnswer } from '@lavash/contract/board'
import type { Result } from '@lavash/client/result.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { boardQuery } from '#features/board/board-query.ts'
import { mergeOrder } from '#features/board/merge-board.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'

export interface OrderSteps {
  readonly isBusy: boolean
  readonly accept: (minutes: number | undefined) => Promise<void>
  readonly step: (to: BodyOf<'board.step'>['to']) => Promise<void>
  readonly takeBack: () => Promise<void>
  readonly delay: (body: BodyOf<'board.delay'>) => Promise<void>
  readonly refuse: (body: Omit<BodyOf<'board.refuse'>, 'from'>) => Promise<void>
  readonly see: () => Promise<void>
}

/** What a person does with one order. Whoever was slower reads who was faster, and sees the order as it is now. */
export function useOrderStep(restoId: number, { id: orderId, status: from }: BoardOrderAnswer): OrderSteps {
  const t = useText()
  const client = useQueryClient()
  const { isBusy, run } = useTask()
  const { queryKey } = boardQuery(restoId)
  const params = { restoId, orderId }

  const make = (ask: () => Promise<Result<BoardOrderAnswer>>) =>
    run(async () => {
      const answer = await ask()
      if (answer.ok) {
        client.setQueryData(queryKey, (board) => board && mergeOrder(board, answer.value))
        return undefined
      }
      showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
      await client.invalidateQueries({ queryKey })
      return undefined
    })

  return {
    isBusy,
    accept: (minutes) =>
      make(() => callAsStaff('board.accept', { params, body: minutes === undefined ? {} : { minutes } })),
    step: (to) => make(() => callAsStaff('board.step', { params, body: { from, to } })),
    takeBack: () => make(() => callAsStaff('board.take-back', { params, body: { from } })),
    delay: (body) => make(() => callAsStaff('board.delay', { params, body })),
    refuse: (body) => make(() => callAsStaff('board.refuse', { params, body: { from, ...body } })),
    see: () => make(() => callAsStaff('board.seen', { params })),
  }
}
