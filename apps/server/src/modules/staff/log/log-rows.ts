import { staffLogDays } from '@lavash/rulebook/site/limits'
import type { StaffLogEntryAnswer } from '@lavash/contract/staff-log'
import type { Reads, Trx } from '#db/db.ts'
import { toInstant } from '#modules/staff/to-me.ts'
import type { StaffLogChange } from '#staff/staff-log.ts'

const keptMs = staffLogDays * 24 * 3_600_000

export interface LogFilter {
  readonly brandId: number
  readonly personId?: string | undefined
  readonly deviceId?: string | undefined
  readonly restoId?: number | undefined
  readonly kind?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Older than this entry. */
  readonly before?: number | undefined
}

/** The newest entries first. A person without a role in the brand is a former member and has no name here. */
export async function listLog(reads: Reads, filter: LogFilter, max: number): Promise<StaffLogEntryAnswer[]> {
  const { brandId, personId, deviceId, restoId, kind, from, to, before } = filter
  let query = reads
    .selectFrom('staffLog')
    .leftJoin('staffPeople', 'staffPeople.id', 'staffLog.personId')
    .leftJoin('staffDevices', 'staffDevices.id', 'staffLog.deviceId')
    .where('staffLog.brandId', '=', brandId)
  if (personId !== undefined) query = query.where('staffLog.personId', '=', personId)
  if (deviceId !== undefined) query = query.where('staffLog.deviceId', '=', deviceId)
  if (restoId !== undefined) query = query.where('staffLog.restoId', '=', restoId)
  if (kind !== undefined) query = query.where('staffLog.kind', '=', kind)
  if (from !== undefined) query = query.where('staffLog.at', '>=', Date.parse(from))
  if (to !== undefined) query = query.where('staffLog.at', '<', Date.parse(to))
  if (before !== undefined) query = query.where('staffLog.id', '<', before)
  const rows = await query
    .select((eb) => [
      'staffLog.id',
      'staffLog.at',
      'staffLog.kind',
      'staffLog.actor',
      'staffLog.personId',
      'staffLog.deviceId',
      'staffLog.actorName',
      'staffLog.restoId',
      'staffLog.subject',
      'staffLog.changes',
      'staffPeople.name as personName',
      'staffDevices.name as deviceName',
      eb
        .selectFrom('staffRoles')
        .whereRef('staffRoles.personId', '=', 'staffLog.personId')
        .where('staffRoles.brandId', '=', brandId)
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .as('roleCount'),
    ])
    .orderBy('staffLog.id', 'desc')
    .limit(max)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: toInstant(row.at),
    kind: row.kind,
    who: toWho(row),
    restoId: row.restoId,
    subject: row.subject,
    changes: JSON.parse(row.changes) as StaffLogChange[],
  }))
}

interface AuthorRow {
  readonly actor: string
  readonly personId: string | null
  readonly personName: string | null
  readonly deviceId: string | null
  readonly deviceName: string | null
  readonly actorName: string | null
  /** PostgreSQL returns a count as text. */
  readonly roleCount: number | string | null
}

function toWho(row: AuthorRow): StaffLogEntryAnswer['who'] {
  const { personId, deviceId, deviceName } = row
  const isFormer = personId !== null && Number(row.roleCount ?? 0) === 0
  const names = {
    person: isFormer ? null : row.personName,
    device: deviceName,
    'command-line': row.actorName,
  }
  const kind = row.actor as StaffLogEntryAnswer['who']['kind']
  return {
    kind,
    ...(personId !== null && { personId }),
    name: kind === 'system' ? null : names[kind],
    isFormer,
    ...(deviceId !== null && { deviceId }),
    ...(deviceName !== null && { deviceName }),
  }
}

/** Only this deletes entries: those past their age. */
export async function forgetLog(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .deleteFrom('staffLog')
    .where('at', '<', nowMs - keptMs)
    .execute()
}
