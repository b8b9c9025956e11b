import type { Trx } from '#db/db.ts'

const keptUnusedMs = 30 * 24 * 3_600_000

/** Pages and caches name a picture for a while after the last brand stopped showing it; then it goes. */
export async function markUnusedPhotos(trx: Trx, nowMs: number): Promise<void> {
  const shown = trx.selectFrom('photoSources').select('photoHash').where('photoHash', 'is not', null)
  await trx
    .updateTable('photos')
    .set({ unusedSince: null })
    .where('unusedSince', 'is not', null)
    .where('hash', 'in', shown)
    .execute()
  await trx
    .updateTable('photos')
    .set({ unusedSince: nowMs })
    .where('unusedSince', 'is', null)
    .where('hash', 'not in', shown)
    .execute()
  await trx
    .deleteFrom('photos')
    .where('unusedSince', '<', nowMs - keptUnusedMs)
    .execute()
  const kept = trx.selectFrom('photoSources').select('sha256').where('sha256', 'is not', null)
  await trx.deleteFrom('originals').where('sha256', 'not in', kept).execute()
}
