import type { OrderBody } from '@lavash/contract/orders'
import { findWishRefusals } from '@lavash/rulebook/order/order-wishes'
import type { PlacingLimits } from '@lavash/rulebook/order/placing-limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import { readVenueStops } from '#availability/stop-rows.ts'
import { toVenueStops } from '#availability/to-venue-stops.ts'
import type { Db, Trx } from '#db/db.ts'
import { transaction, UncertainCommit } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { makeId } from '#ids.ts'
import { toBodyHash } from '#modules/orders/body-hash.ts'
import { findFormRefusal } from '#modules/orders/find-form-refusal.ts'
import { insertOrder, toOrderPhone } from '#modules/orders/insert-order.ts'
import { claimOrderKey, type OrderKey } from '#modules/orders/repository.ts'
import { rememberDelivery } from '#modules/persons/repository.ts'
import { fromOrder } from '#ordering/cart-request.ts'
import { checkCart, toAskedResto } from '#ordering/check-cart.ts'
import { findPlacingRefusal } from '#ordering/check-placing-limits.ts'
import { findPromoCode } from '#ordering/find-promo-code.ts'
import { findOrderRow, type OrderRow } from '#ordering/order-rows.ts'
import type { PaymentIntents, PaymentSite } from '#ordering/payment-intents.ts'
import { addPromoUse, lockPromoUsage, noPromoUses } from '#ordering/promo-uses.ts'
import { type OrderingParts, recordOrderEvent } from '#ordering/record-order-event.ts'
import type { OrderParts } from '#ordering/to-order.ts'
import { toRefusal } from '#ordering/to-refusal.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'
import { toHomeCountry } from '#serving/to-home-country.ts'

export interface PlacingParts extends OrderingParts {
  readonly db: Db
  readonly payments: PaymentIntents
  readonly placingLimits: PlacingLimits
}

export interface OrderIntent {
  readonly personId: string
  /** The idempotency key of the customer's intent: one key makes one order, however often it is sent. */
  readonly key: string
  readonly body: OrderBody
  /** The venue of the request, as customers see it now. */
  readonly resto: RestoEntry | undefined
  readonly messageLocale: Locale
  readonly chooseLocale: (resto: RestoEntry) => Locale
  readonly site: PaymentSite
}

export interface PlacedOrder {
  readonly row: OrderRow
  /** The rows written with a new order. */
  readonly written?: OrderParts
}

export async function placeOrder(parts: PlacingParts, intent: OrderIntent): Promise<PlacedOrder | Refusal> {
  const { personId, key, body } = intent
  const claim: OrderKey = { personId, key, bodyHash: toBodyHash(body), orderId: makeId(parts.clock.now()) }
  try {
    const placed = await transaction(parts.db, (trx) => place(trx, parts, { ...intent, claim }))
    return 'bodyHash' in placed ? await findPlaced(parts.db, claim, placed) : placed
  } catch (error) {
    // Thrown, so that the transaction rolls back the key and the locks.
    if (error instanceof Refusal) return error
    // The commit may have succeeded or not. The key tells: if there is no order, this call places it.
    if (error instanceof UncertainCommit) return placeOrder(parts, intent)
    throw error
  }
}

/**
 * One transaction for everything that makes an order. It takes the key first: the rest happens once per intent, and a
 * repeated request gets its order even if the venue has closed meanwhile.
 */
async function place(
  trx: Trx,
  parts: PlacingParts,
  intent: OrderIntent & { claim: OrderKey },
): Promise<PlacedOrder | OrderKey> {
  const { personId, body, claim } = intent
  const holder = await claimOrderKey(trx, claim)
  // An access token may outlive its deleted person by some minutes.
  if (holder === undefined) throw refuse('auth.token-invalid')
  if (holder.orderId !== claim.orderId) return holder
  const request = fromOrder(body)
  const resto = toAskedResto(intent.resto, request)
  if (resto === undefined) throw refuse('resto.not-found', { field: 'restoId' })
  const formRefusal = findFormRefusal(body, toHomeCountry(resto.brand))
  if (formRefusal !== undefined) throw formRefusal
  const nowMs = parts.clock.now()
  const locale = intent.chooseLocale(resto)
  const placing = { personId, phone: toOrderPhone(body, resto), payType: body.payType, nowMs }
  const limitRefusal = await findPlacingRefusal(trx, placing, parts.placingLimits)
  if (limitRefusal !== undefined) throw limitRefusal
  const promoCode =
    request.promoCode === undefined ? undefined : findPromoCode(resto.brand, request.promoCode)
  const usage = promoCode ? await lockPromoUsage(trx, promoCode.id, personId) : noPromoUses
  // Read the stops after the last lock: a stop that any process has committed meanwhile must count.
  const stops = toVenueStops(await readVenueStops(trx, resto.id, resto.brand.id))
  const check = checkCart(request, { resto, locale, nowMs, promoCode, usage, stops })
  if (!check.ok) throw toRefusal(check.refusals, { request, resto, locale: intent.messageLocale })

  const [wishRefusal] = findWishRefusals(body.wishes ?? {}, {
    deliveryType: body.deliveryType,
    payType: body.payType,
    totalMinor: check.order.total.amount,
  })
  if (wishRefusal !== undefined) throw refuse(wishRefusal.code, { field: wishRefusal.field })

  const id = claim.orderId
  const { row, lines } = await insertOrder(trx, {
    id,
    personId,
    body,
    resto,
    locale,
    priced: check.order,
    nowMs,
  })
  if (promoCode !== undefined && row.promoCode !== null) {
    await addPromoUse(trx, { orderId: id, promoCodeId: promoCode.id, personId, usedAt: nowMs })
  }
  const { personName, phone, email } = row
  await rememberDelivery(trx, {
    personId,
    contact: { personName, phone, email: email ?? undefined },
    usedAt: nowMs,
  })
  if (row.reachedKitchenAt === null) await parts.payments.open(trx, row, intent.site)
  const event = await recordOrderEvent(trx, parts, row, {
    type: 'order.created',
    cause: 'customer',
    isFirstInKitchen: true,
  })
  return { row, written: { lines, events: [event] } }
}

async function findPlaced(db: Db, claim: OrderKey, holder: OrderKey): Promise<PlacedOrder | Refusal> {
  if (holder.bodyHash !== claim.bodyHash) return refuse('order.idempotency-conflict')
  const row = await findOrderRow(db.read, holder.orderId)
  if (row === undefined) throw new Error(`The order ${holder.orderId} has a key and no row`)
  return { row }
}
