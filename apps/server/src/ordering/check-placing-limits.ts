import { isPaidOnline } from '@lavash/rulebook/order/payment-status'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import {
  type EarlierOrder,
  findHourRefusal,
  findUnpaidRefusal,
  type PlacingLimits,
} from '@lavash/rulebook/order/placing-limits'
import type { Trx } from '#db/db.ts'
import { keepStatement, type Rows } from '#db/keep-statement.ts'
import { lockNames } from '#db/lock-names.ts'
import { refuse, type Refusal } from '#errors.ts'
import { makeId } from '#ids.ts'

/** An order that is open for longer was forgotten by the kitchen, not by the customer. */
const lookBackMs = 30 * 24 * 3_600_000

export interface Placing {
  readonly personId: string
  /** E.164. */
  readonly phone: string
  readonly payType: PaymentMethod
  readonly nowMs: number
}

/** May this person, with this phone, place another order? Of many orders in one moment no more pass than may. */
export async function findPlacingRefusal(
  trx: Trx,
  placing: Placing,
  limits: PlacingLimits,
): Promise<Refusal | undefined> {
  for (const earlier of await lockEarlierOrders(trx, placing)) {
    const unpaid = isPaidOnline(placing.payType) ? undefined : findUnpaidRefusal(earlier, limits)
    const refusal = unpaid ?? findHourRefusal(earlier, limits, placing.nowMs)
    if (refusal !== undefined) {
      const { code, ...details } = refusal
      return refuse(code, details)
    }
  }
  return undefined
}

/** May an order that waits for an online card be paid upon receipt instead? */
export async function findUnpaidOrderRefusal(
  trx: Trx,
  placing: Placing,
  limits: PlacingLimits,
): Promise<Refusal | undefined> {
  if (isPaidOnline(placing.payType)) return undefined
  for (const earlier of await lockEarlierOrders(trx, placing)) {
    const refusal = findUnpaidRefusal(earlier, limits)
    if (refusal !== undefined) return refuse(refusal.code)
  }
  return undefined
}

/** Those of the person and those of the phone. */
async function lockEarlierOrders(
  trx: Trx,
  { personId, phone, nowMs }: Placing,
): Promise<readonly EarlierOrder[][]> {
  await lockNames(trx, [`orders of ${personId}`, `orders of ${phone}`])
  const since = nowMs - lookBackMs
  const rows = await selectEarlier(trx, [{ personId, phone, since, sinceId: makeId(since) }])
  const all = rows.map((row) => ({
    personId: row.personId,
    phone: row.phone,
    method: row.payType,
    status: row.paymentStatus,
    orderStatus: row.status,
    createdAtMs: row.createdAt,
  }))
  return [all.filter((one) => one.personId === personId), all.filter((one) => one.phone === phone)]
}

/** Each half has an index of its own: ids of a person's orders are in the order of time. */
const selectEarlier = keepStatement(
  (trx, [asked]: Rows<{ personId: string; phone: string; since: number; sinceId: string }>) =>
    trx
      .selectFrom('orders')
      .select(['personId', 'phone', 'createdAt', 'status', 'payType', 'paymentStatus'])
      .where((eb) =>
        eb.or([
          eb.and([eb('personId', '=', asked.personId), eb('id', '>', asked.sinceId)]),
          eb.and([eb('phone', '=', asked.phone), eb('createdAt', '>', asked.since)]),
        ]),
      ),
)
