import { stopThing } from '#availability/stop-thing.ts'
import type { Trx } from '#db/db.ts'
import { listOrderLines, type OrderRow } from '#ordering/order-rows.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'

interface RunOut {
  readonly resto: RestoEntry
  readonly positionIds: readonly number[]
  readonly nowMs: number
  readonly author: string
}

/** BO-06: stops the dishes that ran out at this venue until the end of the day. */
export async function stopDishesOf(
  trx: Trx,
  order: OrderRow,
  { resto, positionIds, nowMs, author }: RunOut,
): Promise<void> {
  const { openingHours: hours, timeZone: zone } = resto.resto
  const venue = { id: resto.id, hours, zone }
  const brand = { id: resto.brand.id, venues: [venue] }
  const lines = await listOrderLines(trx, [order.id])
  // Only dishes of this order: otherwise a refusal could stop a whole menu.
  const ordered = new Set(lines.map(({ positionId }) => positionId))
  for (const id of new Set(positionIds)) {
    if (!ordered.has(id)) continue
    const thing = { id, kind: 'position' } as const
    await stopThing(trx, { thing, brand, at: venue, end: { kind: 'end-of-day' }, nowMs, author })
  }
}
