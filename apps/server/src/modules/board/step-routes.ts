import type { BoardOrderAnswer } from '@lavash/contract/board'
import { toOperatorCause } from '@lavash/rulebook/order/cancellation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { toBoardOrders } from '#modules/board/board-orders.ts'
import { recordBoardStep } from '#modules/board/record-board-step.ts'
import type { BoardParts } from '#modules/board/routes.ts'
import { stopDishesOf } from '#modules/board/stop-dishes.ts'
import {
  type CounterAsk,
  type CounterMove,
  delayOrder,
  seeOrder,
  stepAtCounter,
  takeStepBack,
} from '#ordering/board-steps.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'

/** Routes of the counter's steps. Each step is one transaction with its history, its events and its log entry. */
export function registerBoardSteps(app: FastifyInstance, parts: BoardParts): void {
  const { db, clock, serving } = parts

  serve(app, 'board.accept', (request) => {
    const { minutes } = request.body
    const step = { from: 'NEW', to: 'ACCEPTED', cause: toOperatorCause(''), minutes } as const
    return answer(request, (trx, ask) => stepAtCounter(trx, parts, ask, step))
  })

  serve(app, 'board.step', (request) => {
    const { from, to } = request.body
    const step = { from, to, cause: toOperatorCause('') }
    return answer(request, (trx, ask) => stepAtCounter(trx, parts, ask, step))
  })

  serve(app, 'board.take-back', (request) =>
    answer(request, (trx, ask) => takeStepBack(trx, parts, ask, request.body.from)),
  )

  serve(app, 'board.delay', (request) =>
    answer(request, (trx, ask) => delayOrder(trx, parts, ask, request.body)),
  )

  serve(app, 'board.refuse', async (request) => {
    const { from, reason, stopPositionIds = [] } = request.body
    const resto = await serving.findResto(request.params.restoId)
    if (resto === undefined) return refuse('order.not-found')
    const step = { from, to: 'CANCELLED', cause: toOperatorCause(reason) } as const
    return answer(request, async (trx, ask) => {
      const made = await stepAtCounter(trx, parts, ask, step)
      if (made instanceof Refusal || stopPositionIds.length === 0) return made
      const { personName: author } = getStaff(request)
      const runOut = { resto, positionIds: stopPositionIds, nowMs: clock.now(), author }
      await stopDishesOf(trx, made.row, runOut)
      return made
    })
  })

  serve(app, 'board.seen', (request) => answer(request, (trx, ask) => seeOrder(trx, parts, ask)))

  type StepRequest = FastifyRequest<{ Params: { restoId: number; orderId: string } }>

  async function answer(
    request: StepRequest,
    move: (trx: Trx, ask: CounterAsk) => Promise<CounterMove | Refusal>,
  ): Promise<BoardOrderAnswer | Refusal> {
    const staff = getStaff(request)
    const { restoId, orderId } = request.params
    const ask = { restoId, orderId: orderId.toLowerCase(), staffId: staff.personId }
    const moved = await transaction(db, async (trx) => {
      const made = await move(trx, ask)
      if (made instanceof Refusal) return made
      const brandId = serving.catalogue.directory.findOwner('resto', restoId)?.id
      await recordBoardStep(trx, { ...made, staff, brandId, atMs: clock.now() })
      return made
    })
    if (moved instanceof Refusal) return moved
    const [order] = await toBoardOrders(db.read, [moved.row])
    return order ?? refuse('order.not-found')
  }
}
