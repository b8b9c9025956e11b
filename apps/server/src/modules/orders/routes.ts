import type { Order } from '@lavash/contract/orders'
import { ordersPageSize } from '@lavash/rulebook/site/limits'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { ReportFault } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { registerTimer } from '#jobs/register-timer.ts'
import { OrderAudience } from '#modules/orders/order-audience.ts'
import { placeOrder, type PlacingParts } from '#modules/orders/place-order.ts'
import { findOwnOrder, listOwnOrders } from '#modules/orders/repository.ts'
import { cancelUnpaidOrders } from '#ordering/cancel-unpaid-orders.ts'
import { changeOrderStatus } from '#ordering/change-order-status.ts'
import { listOrderEvents, type OrderRow } from '#ordering/order-rows.ts'
import { rateOrder } from '#ordering/rate-order.ts'
import { toOrder, toOrders } from '#ordering/to-order.ts'
import { getAccessClaims } from '#plugins/authenticate.ts'
import { toCustomerSite } from '#plugins/customer-site.ts'
import { openEventStream } from '#plugins/event-stream.ts'
import type { Metrics } from '#plugins/metrics.ts'
import { ListenerPlaces } from '#plugins/listener-places.ts'
import { PersonalStreams } from '#plugins/personal-streams.ts'
import { serve } from '#plugins/serve.ts'
import { chooseLocale } from '#serving/choose-locale.ts'
import type { Serving } from '#serving/serving.ts'
import { isFamilyOpen } from '#tokens/ended-families.ts'

const lookForUnpaidEveryMs = 1000
/** A customer has a few devices with a few open orders each. */
const listenerLimits = { max: 10_000, maxEach: 20 }

export interface OrderRouteParts extends PlacingParts {
  readonly config: Config
  readonly serving: Serving
  readonly changes: ChangeFeed
  readonly report: ReportFault
  readonly metrics: Pick<Metrics, 'orderPlaced'>
}

/** `plugins/authenticate.ts` has compared the person in the path with the token. */
export function registerOrders(app: FastifyInstance, parts: OrderRouteParts): void {
  const { config, db, payments, serving, changes, report } = parts
  const audience = new OrderAudience(db, changes, report)
  const places = new ListenerPlaces(listenerLimits)
  const personal = new PersonalStreams(parts)
  app.addHook('onClose', async () => {
    audience.close()
    personal.close()
  })
  registerTimer(app, {
    everyMs: lookForUnpaidEveryMs,
    what: 'cancelling unpaid orders',
    work: () => cancelUnpaidOrders(db, parts),
    report,
  })

  serve(app, 'orders.place', async (request, reply) => {
    const placed = await placeOrder(parts, {
      personId: request.params.personId,
      key: request.headers['idempotency-key'].toLowerCase(),
      body: request.body,
      resto: await serving.findResto(request.body.restoId),
      messageLocale: request.locale,
      chooseLocale: ({ brand }) => chooseLocale(brand, request.headers['accept-language']),
      site: toCustomerSite(request, config),
    })
    if (placed instanceof Refusal) return placed
    const { row, written } = placed
    const page = isWaitingForCard(row) ? await payments.start(row) : undefined
    if (written === undefined) return getAnswer(row, page)
    parts.metrics.orderPlaced(row.deliveryType, row.payType)
    reply.code(201)
    return toOrder(row, { ...written, redirectUrl: page })
  })

  serve(app, 'orders.list', async ({ params: { personId }, query }) => {
    const { size = ordersPageSize, before } = query
    const rows = await listOwnOrders(db.read, { personId, before: before?.toLowerCase(), max: size + 1 })
    const shown = rows.slice(0, size)
    return {
      content: await getAnswers(shown),
      before: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    }
  })

  serve(app, 'orders.show', async ({ params }) => {
    const row = await findOwnOrder(db.read, params)
    return row === undefined ? refuse('order.not-found') : getAnswer(row)
  })

  serve(app, 'orders.cancel', async ({ params }) => {
    const row = await findOwnOrder(db.read, params)
    if (row === undefined) return refuse('order.not-found')
    const cancelled = await transaction(db, (trx) =>
      changeOrderStatus(trx, parts, row.id, { to: 'CANCELLED', by: 'customer', cause: 'customer' }),
    )
    return cancelled instanceof Refusal ? cancelled : getAnswer(cancelled)
  })

  serve(app, 'orders.rate', async ({ params, body }) => {
    const row = await findOwnOrder(db.read, params)
    if (row === undefined) return refuse('order.not-found')
    const rated = await transaction(db, (trx) => rateOrder(trx, parts, { orderId: row.id, body }))
    return rated instanceof Refusal ? rated : getAnswer(rated)
  })

  serve(app, 'orders.events', async (request, reply) => {
    const row = await findOwnOrder(db.read, request.params)
    if (row === undefined) return refuse('order.not-found')
    const afterId = await findStart(row, request.headers['last-event-id'])
    const claims = getAccessClaims(request)
    const lease = personal.begin(claims)
    if (claims.familyId !== undefined && !(await isFamilyOpen(db.read, claims.familyId))) {
      lease.release()
      return refuse('auth.token-invalid')
    }
    const full = places.admit(row.personId)
    if (full !== undefined) {
      lease.release()
      return full
    }
    let leave = (): void => undefined
    const stream = openEventStream(request, reply, () => {
      places.giveBack(row.personId)
      lease.release()
      leave()
    })
    lease.attach(stream)
    leave = audience.join(row, stream, afterId)
    return reply
  })

  /**
   * A client without a last id gets the current state, because the order may have changed between its request and
   * this stream. An id from the future belongs to another database, for example before a restore.
   */
  async function findStart({ id }: OrderRow, lastEventId: string | undefined): Promise<number> {
    const events = await listOrderEvents(db.read, [id])
    const newestId = events.at(-1)?.id ?? 0
    const lastId =
      lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Infinity
    return lastId <= newestId ? lastId : newestId - 1
  }

  async function getAnswers(rows: readonly OrderRow[]): Promise<Order[]> {
    const waiting = rows.filter(isWaitingForCard)
    const urls =
      waiting.length === 0
        ? new Map<string, string>()
        : await payments.findRedirectUrls(
            db.read,
            waiting.map(({ id }) => id),
          )
    return toOrders(db.read, rows, urls)
  }

  async function getAnswer(row: OrderRow, redirectUrl?: string): Promise<Order> {
    const [order] =
      redirectUrl === undefined
        ? await getAnswers([row])
        : await toOrders(db.read, [row], new Map([[row.id, redirectUrl]]))
    if (order === undefined) throw new Error('An order was answered with nothing')
    return order
  }
}

function isWaitingForCard({ payType, paymentStatus, status }: OrderRow): boolean {
  return payType === 'CARD_ONLINE' && paymentStatus === 'PENDING' && status === 'NEW'
}
