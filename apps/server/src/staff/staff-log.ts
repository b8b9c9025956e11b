import type { StaffLogField, StaffLogKind } from '@lavash/rulebook/account/staff-log-kinds'
import { userInfo } from 'node:os'
import type { Trx } from '#db/db.ts'

/** Whoever changed something. */
export type StaffAuthor =
  | { readonly kind: 'person'; readonly personId: string; readonly deviceId?: string | null }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'command-line'; readonly user: string }
  | { readonly kind: 'system' }

export type LogValue = string | number | boolean | null | undefined

export interface StaffLogChange {
  readonly field: StaffLogField
  readonly old: string | null
  readonly new: string | null
}

export interface StaffLogEntry {
  readonly atMs: number
  readonly by: StaffAuthor
  readonly brandId: number
  readonly restoId?: number | null
  readonly kind: StaffLogKind
  /** What it happened to, for people: a name, a slug, the number of an order. Never a customer's name, phone or address. */
  readonly subject?: string | null
  readonly changes?: readonly StaffLogChange[]
}

const textMaxLength = 1000

/**
 * Every change of the restaurant's side, in the transaction that makes it: what is not in the log has not happened. Rows
 * are only ever added here and pruned by age; no call changes one.
 */
export async function recordInStaffLog(trx: Trx, entry: StaffLogEntry): Promise<void> {
  const { atMs, by, brandId, restoId = null, kind, subject = null, changes = [] } = entry
  await trx
    .insertInto('staffLog')
    .values({
      at: atMs,
      brandId,
      restoId,
      actor: by.kind,
      personId: by.kind === 'person' ? by.personId : null,
      deviceId: by.kind === 'person' || by.kind === 'device' ? (by.deviceId ?? null) : null,
      actorName: by.kind === 'command-line' ? by.user : null,
      kind,
      subject: subject?.slice(0, textMaxLength) ?? null,
      changes: JSON.stringify(changes),
    })
    .execute()
}

/** Nothing where both are the same. */
export function toLogChange(field: StaffLogField, before: LogValue, after: LogValue): StaffLogChange[] {
  const [old, fresh] = [toText(before), toText(after)]
  return old === fresh ? [] : [{ field, old, new: fresh }]
}

function toText(value: LogValue): string | null {
  return value === undefined || value === null ? null : String(value).slice(0, textMaxLength)
}

/** A command is typed by somebody who may open the database: the machine knows their name. */
export function getCommandLineAuthor(): StaffAuthor {
  return { kind: 'command-line', user: findUserName() ?? 'unknown' }
}

function findUserName(): string | undefined {
  try {
    return userInfo().username
  } catch (error) {
    // A container may run under a number that has no name.
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
