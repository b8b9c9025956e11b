import type { OrderBody } from '@lavash/contract/orders'
import type { Locale } from '@lavash/rulebook/site/locales'
import { firstPaymentStatus, hasReachedKitchen } from '@lavash/rulebook/order/payment-status'
import { toE164 } from '@lavash/rulebook/account/phone'
import type { CheckedOrder } from '@lavash/rulebook/order/order-check'
import type { PricedLine } from '@lavash/rulebook/order/priced-order'
import { localParts, toDateText } from '@lavash/rulebook/time/time-zone'
import type { Trx } from '#db/db.ts'
import { keepStatement } from '#db/keep-statement.ts'
import { drawOrderNumber } from '#modules/orders/order-number.ts'
import type { OrderLineRow, OrderRow } from '#ordering/order-rows.ts'
import type { LineDetails } from '#ordering/to-order.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { toHomeCountry } from '#serving/to-home-country.ts'

export interface OrderToInsert {
  readonly id: string
  readonly personId: string
  readonly body: OrderBody
  readonly resto: RestoEntry
  readonly locale: Locale
  readonly priced: CheckedOrder
  readonly nowMs: number
}

/** Draws before placing fails. A venue needs fewer even on its busiest day. */
const maxNumberDraws = 60

export interface InsertedOrder {
  readonly row: OrderRow
  readonly lines: readonly OrderLineRow[]
}

export async function insertOrder(trx: Trx, order: OrderToInsert): Promise<InsertedOrder> {
  const row = await insertNumbered(trx, toRow(order))
  const lines = order.priced.lines.map((line, place) => toLineRow(row.id, place, line))
  await insertLines(trx, lines)
  return { row, lines }
}

const insertLines = keepStatement((trx, lines: readonly OrderLineRow[]) =>
  trx.insertInto('orderLines').values(lines),
)

/** Returns nothing if the venue has used the number today. */
const insertUnlessTaken = keepStatement((trx, rows: readonly OrderRow[]) =>
  trx
    .insertInto('orders')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['restoId', 'day', 'number']).doNothing())
    .returning('id'),
)

async function insertNumbered(trx: Trx, row: Omit<OrderRow, 'number'>): Promise<OrderRow> {
  for (let attempt = 0; attempt < maxNumberDraws; attempt++) {
    const numbered = { ...row, number: drawOrderNumber(attempt) }
    const inserted = await insertUnlessTaken(trx, [numbered])
    if (inserted.length > 0) return numbered
  }
  throw new Error(`The venue ${row.restoId} has no order number left on ${row.day}`)
}

function toRow({
  id,
  personId,
  body,
  resto,
  locale,
  priced,
  nowMs,
}: OrderToInsert): Omit<OrderRow, 'number'> {
  const { timeZone } = resto.resto
  const payment = {
    method: body.payType,
    status: firstPaymentStatus(body.payType, priced.total.amount),
  }
  const { deliveryPlace } = body
  return {
    id,
    restoId: resto.id,
    day: toDateText(localParts(nowMs, timeZone)),
    personId,
    createdAt: nowMs,
    status: 'NEW',
    payType: payment.method,
    paymentStatus: payment.status,
    reachedKitchenAt: hasReachedKitchen(payment) ? nowMs : null,
    deliveryType: body.deliveryType,
    // A promo code that waits for a larger order counts as not used.
    promoCode: priced.promoCode?.active === true ? priced.promoCode.code : null,
    personCount: body.personCount,
    // PostgreSQL stores no NUL in a text.
    comment: body.comment?.replaceAll('\0', '').trim() || null,
    wishes: body.wishes === undefined ? null : JSON.stringify(body.wishes),
    preOrderAt: body.preOrderAt === undefined ? null : Date.parse(body.preOrderAt),
    promiseMinutes: priced.promiseMinutes,
    delayMinutes: 0,
    delayReason: null,
    seenAt: null,
    personName: body.person.name.trim(),
    phone: toOrderPhone(body, resto),
    email: body.person.email?.trim() || null,
    deliveryPlace:
      body.deliveryType === 'DELIVERY' && deliveryPlace !== undefined ? JSON.stringify(deliveryPlace) : null,
    restoName: getText(resto.resto.name, locale),
    timeZone,
    currency: resto.brand.catalogue.brand.currency,
    locale,
    deliveryPriceMinor: priced.deliveryPrice.amount,
    deliveryPriceRule: priced.deliveryPrice.rule,
    discountMinor: priced.discount.amount,
    totalMinor: priced.total.amount,
  }
}

/** The phone without country code, as the brand's home country writes it. */
export function toOrderPhone({ person }: Pick<OrderBody, 'person'>, { brand }: RestoEntry): string {
  return toE164(person.phone, toHomeCountry(brand)) ?? person.phone
}

function toLineRow(orderId: string, place: number, line: PricedLine): OrderLineRow {
  const details: LineDetails = {
    price: line.price,
    sum: line.sum,
    modifiers: line.modifiers.map(({ id, name, count, price }) => ({ id, name, count, price })),
    discounts: [...line.discounts],
    promoCodes: [...line.promoCodes],
    rule: line.rule,
    amounts: [...line.amounts],
  }
  return {
    orderId,
    place,
    positionId: line.id,
    menuId: line.menuId,
    name: line.name,
    count: line.count,
    payableMinor: line.payableAmount,
    details: JSON.stringify(details),
  }
}
