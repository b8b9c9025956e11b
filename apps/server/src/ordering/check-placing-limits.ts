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

/** Older open orders do not count: the kitchen has forgotten them. */
const lookBackMs = 30 * 24 * 3_600_000

export interface Placing {
  readonly personId: string
  /** E.164. */
  readonly phone: string
  readonly payType: PaymentMethod
  readonly nowMs: number
}

/**
 * Whether this person with this phone may place another order. Concurrent orders cannot exceed the limit together.
 */
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

/** Whether an order that waits for an online payment may be paid upon receipt instead. */
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

/** Orders of the person and orders of the phone. */
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

/** Each half uses an index of its own. Ids of a person's orders grow with time. */
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
