import type { Reads, Trx } from '#db/db.ts'
import { hashSecret } from '#staff/staff-secret.ts'

export interface PairedDevice {
  readonly id: string
  readonly brandId: number
  readonly restoId: number
  readonly name: string
  readonly lastSeenAt: number | null
}

export async function findPairedDevice(
  reads: Reads,
  cookie: string | undefined,
): Promise<PairedDevice | undefined> {
  if (cookie === undefined) return undefined
  return reads
    .selectFrom('staffDevices')
    .select(['id', 'brandId', 'restoId', 'name', 'lastSeenAt'])
    .where('tokenHash', '=', hashSecret(cookie))
    .where('unpairedAt', 'is', null)
    .executeTakeFirst()
}

export async function touchPairedDevice(trx: Trx, deviceId: string, nowMs: number): Promise<void> {
  await trx.updateTable('staffDevices').set({ lastSeenAt: nowMs }).where('id', '=', deviceId).execute()
}
