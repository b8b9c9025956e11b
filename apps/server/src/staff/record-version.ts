import type { Trx } from '#db/db.ts'
import { recordInStaffLog, type StaffAuthor, toLogChange } from '#staff/staff-log.ts'

export type VersionKind =
  | 'catalogue.imported'
  | 'catalogue.published'
  | 'catalogue.restored'
  | 'catalogue.price-published'

/** Given to what makes a version, which writes it in its own transaction: a version that is not in the log was not made. */
export function recordVersion(kind: VersionKind, by: StaffAuthor, atMs: number) {
  return async (
    trx: Trx,
    {
      brandId,
      number,
      price,
    }: { brandId: number; number: number; price?: { dish: string; old: number; new: number } },
  ): Promise<void> => {
    const changes = price === undefined ? [] : toLogChange('price', price.old / 100, price.new / 100)
    const version = toLogChange('version', number === 1 ? null : number - 1, number)
    const subject = price?.dish ?? String(number)
    await recordInStaffLog(trx, { atMs, by, brandId, kind, subject, changes: [...changes, ...version] })
  }
}
