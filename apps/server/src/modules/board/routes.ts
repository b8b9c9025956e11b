import type { BoardEvent } from '@lavash/contract/board'
import { isoWithOffset, localParts, toDateText } from '@lavash/rulebook/time/time-zone'
import type { FastifyInstance } from 'fastify'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { findMissedChanges } from '#db/find-missed-changes.ts'
import { refuse } from '#errors.ts'
import { BoardAudience } from '#modules/board/board-audience.ts'
import { listBoardRows, searchBoardRows, toBoardOrders } from '#modules/board/board-orders.ts'
import { registerBoardSteps } from '#modules/board/step-routes.ts'
import { toOrderNumber } from '#ordering/find-orders.ts'
import { orderTopic, parseOrderKey } from '#ordering/order-rows.ts'
import type { OrderingParts } from '#ordering/record-order-event.ts'
import { openEventStream } from '#plugins/event-stream.ts'
import { ListenerPlaces } from '#plugins/listener-places.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'
import type { StaffStreams } from '#plugins/staff-streams.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'
import type { Serving } from '#serving/serving.ts'

/** A venue has a few tablets, and a person may open the board in several tabs. */
const listenerLimits = { max: 10_000, maxEach: 20 }
const dayMs = 86_400_000

export interface BoardParts extends OrderingParts {
  readonly db: Db
  readonly serving: Serving
  readonly changes: ChangeFeed
  readonly report: ReportFault
  readonly streams: StaffStreams
}

/** Routes of the counter's board. The contract's rows say who may see it, and `ordering` holds the steps. */
export function registerBoard(app: FastifyInstance, parts: BoardParts): void {
  const { db, clock, serving, changes, streams } = parts
  registerBoardSteps(app, parts)
  const audience = new BoardAudience(parts)
  const places = new ListenerPlaces(listenerLimits)
  app.addHook('onClose', async () => audience.close())

  serve(app, 'board.show', async ({ params: { restoId } }) => {
    const resto = await serving.findResto(restoId)
    if (resto === undefined) return refuse('resto.not-found')
    const nowMs = clock.now()
    const rows = await listBoardRows(db.read, restoId, toDay(resto, nowMs - dayMs))
    return {
      now: isoWithOffset(nowMs, resto.resto.timeZone),
      orders: await toBoardOrders(db.read, rows),
    }
  })

  serve(app, 'board.search', async ({ params: { restoId }, query: { text } }) => {
    const resto = await serving.findResto(restoId)
    if (resto === undefined) return refuse('resto.not-found')
    const rows = await searchBoardRows(db.read, {
      restoId,
      day: toDay(resto, clock.now()),
      number: toOrderNumber(text),
      digits: text.replaceAll(/\D/g, ''),
    })
    return { orders: await toBoardOrders(db.read, rows) }
  })

  serve(app, 'board.events', async (request, reply) => {
    const { restoId } = request.params
    if ((await serving.findResto(restoId)) === undefined) return refuse('resto.not-found')
    const { id: sessionId } = getStaff(request)
    const full = places.admit(sessionId)
    if (full !== undefined) return full
    let leave = (): void => undefined
    const stream = openEventStream(request, reply, () => {
      audience.leave(restoId, stream)
      places.giveBack(sessionId)
      leave()
    })
    // Subscribe first, then read the past: an event in between is sent twice, and none is lost.
    audience.join(restoId, stream)
    leave = streams.join({ kind: 'session', id: sessionId }, stream, { endsOnChange: true })
    try {
      const id = changes.deliveredId
      for (const data of await findMissed(restoId, request.headers['last-event-id'])) stream.send({ data })
      stream.mark(id)
    } catch (error) {
      // The client reconnects with the same id.
      stream.close()
      throw error
    }
    return reply
  })

  async function findMissed(restoId: number, since: string | undefined): Promise<BoardEvent[]> {
    if (since === undefined) return []
    const missed = /^\d{1,15}$/.test(since)
      ? await findMissedChanges(db.read, [orderTopic], Number(since))
      : undefined
    if (missed === undefined) return [{ type: 'board.changed' }]
    const keys = missed.map(({ key }) => parseOrderKey(key)).filter((key) => key.restoId === restoId)
    return audience.toEvents([...new Set(keys.map(({ orderId }) => orderId))])
  }
}

/** The date as 'YYYY-MM-DD' on the venue's calendar. */
function toDay({ resto }: RestoEntry, atMs: number): string {
  return toDateText(localParts(atMs, resto.timeZone))
}
