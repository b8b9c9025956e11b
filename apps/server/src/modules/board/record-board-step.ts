import type { Trx } from '#db/db.ts'
import type { CounterMove } from '#ordering/board-steps.ts'
import { recordInStaffLog, toLogChange } from '#staff/staff-log.ts'
import type { StaffSession } from '#staff/staff-session.ts'

interface BoardStep extends CounterMove {
  readonly staff: StaffSession
  /** Returns nothing if the brand was removed meanwhile. */
  readonly brandId: number | undefined
  readonly atMs: number
}

/**
 * Privacy: the log names the order's number and nothing else of the customer. A repeated press changes nothing and is
 * not logged.
 */
export async function recordBoardStep(
  trx: Trx,
  { staff, brandId, before, row, atMs }: BoardStep,
): Promise<void> {
  const changes = [
    ...toLogChange('status', before.status, row.status),
    ...toLogChange('delayMinutes', before.delayMinutes, row.delayMinutes),
  ]
  if (brandId === undefined || changes.length === 0) return
  await recordInStaffLog(trx, {
    atMs,
    by: { kind: 'person', personId: staff.personId, deviceId: staff.deviceId },
    brandId,
    restoId: row.restoId,
    kind: before.status === row.status ? 'order.delayed' : 'order.status',
    subject: row.number,
    changes,
  })
}
