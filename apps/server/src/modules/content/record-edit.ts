import { isDeepStrictEqual } from 'node:util'
import type { ThingName, ThingValue } from '#catalogue/drafts/thing.ts'
import type { Trx } from '#db/db.ts'
import { recordInStaffLog, type StaffAuthor, toLogChange } from '#staff/staff-log.ts'

interface EditOfDraft {
  readonly by: StaffAuthor
  readonly atMs: number
  readonly brandId: number
}

/** In the transaction of the edit: what stood in the draft, and what stands there now, of the fields that differ. */
export async function recordEdit(
  trx: Trx,
  { by, atMs, brandId }: EditOfDraft,
  thing: ThingName & { readonly before: ThingValue | null; readonly value: ThingValue | null },
): Promise<void> {
  const { before, value } = thing
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(value ?? {})])
  const changed = [...fields].filter((field) => !isDeepStrictEqual(before?.[field], value?.[field]))
  const others = changed.filter((field) => field !== 'price')
  const changes = [
    ...toLogChange('price', toText(before, ['price']), toText(value, ['price'])),
    ...toLogChange('content', toText(before, others), toText(value, others)),
  ]
  await recordInStaffLog(trx, { atMs, by, brandId, kind: 'draft.saved', subject: toSubject(thing), changes })
}

/** Once for all that was discarded together. */
export async function recordDiscard(
  trx: Trx,
  { by, atMs, brandId }: EditOfDraft,
  things: readonly ThingName[],
): Promise<void> {
  if (things.length === 0) return
  const subject = things.map(toSubject).join(', ')
  await recordInStaffLog(trx, { atMs, by, brandId, kind: 'draft.discarded', subject })
}

function toSubject({ kind, key }: ThingName): string {
  return kind === key ? kind : `${kind} ${key}`
}

/** One field by its value, several as JSON; null: there is nothing. */
function toText(value: ThingValue | null, fields: readonly string[]): string | null {
  const present = Object.entries(value ?? {}).filter(([field]) => fields.includes(field))
  const [first] = present
  if (first === undefined) return null
  return first[0] === 'price' ? String(first[1]) : JSON.stringify(Object.fromEntries(present))
}
