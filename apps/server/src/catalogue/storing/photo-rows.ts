import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { inChunks } from '#catalogue/storing/in-chunks.ts'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'

/** Topic of the change log: a picture was stored; the key is its hash. */
export const photosTopic = 'photos'
const keptUnusedMs = 30 * 24 * 3_600_000

export async function findKnownHashes(reads: Reads, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const chunk of inChunks(hashes.map((hash) => ({ hash })))) {
    const rows = await reads
      .selectFrom('photos')
      .select('hash')
      .where(
        'hash',
        'in',
        chunk.map(({ hash }) => hash),
      )
      .execute()
    for (const { hash } of rows) known.add(hash)
  }
  return known
}

/** Unused as of now: until the import refers to them, another one must not clear them away. */
export async function renewPhotos(trx: Trx, hashes: readonly string[], nowMs: number): Promise<void> {
  for (const chunk of inChunks(hashes.map((hash) => ({ hash })))) {
    await trx
      .updateTable('photos')
      .set({ unusedSince: nowMs })
      .where('unusedSince', 'is not', null)
      .where(
        'hash',
        'in',
        chunk.map(({ hash }) => hash),
      )
      .execute()
  }
}

export async function renewOriginals(
  trx: Trx,
  files: readonly { sha256: string }[],
  nowMs: number,
): Promise<void> {
  for (const chunk of inChunks(files)) {
    await trx
      .updateTable('originals')
      .set({ unusedSince: nowMs })
      .where('unusedSince', 'is not', null)
      .where(
        'sha256',
        'in',
        chunk.map(({ sha256 }) => sha256),
      )
      .execute()
  }
}

/** Nothing shows it until an import refers to it; one that never comes leaves it to be cleared away. */
export async function insertPhoto(
  trx: Trx,
  hash: string,
  picture: EncodedPicture,
  nowMs: number,
): Promise<void> {
  const { width, height, placeholder, variants } = picture
  const added = await trx
    .insertInto('photos')
    .values({ hash, width, height, placeholder, unusedSince: nowMs })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (added === undefined) return
  const rows = variants.map((variant) => ({ photoHash: hash, ...variant }))
  await trx.insertInto('photoVariants').values(rows).execute()
  await recordChange(trx, photosTopic, hash)
}

export async function insertOriginal(
  trx: Trx,
  original: { sha256: string; bytes: Uint8Array },
  nowMs: number,
): Promise<void> {
  await trx
    .insertInto('originals')
    .values({ ...original, unusedSince: nowMs })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
}

export async function getOriginal(reads: Reads, sha256: string): Promise<Uint8Array> {
  const { bytes } = await reads
    .selectFrom('originals')
    .select('bytes')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Pages and caches name a picture for a while after the last brand stopped showing it; then it goes. */
export async function retirePhotos(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ unusedSince: null })
    .where('unusedSince', 'is not', null)
    .where('hash', 'in', trx.selectFrom('photoSources').select('photoHash'))
    .execute()
  await trx
    .updateTable('photos')
    .set({ unusedSince: nowMs })
    .where('unusedSince', 'is', null)
    .where('hash', 'not in', trx.selectFrom('photoSources').select('photoHash'))
    .execute()
  await trx
    .deleteFrom('photos')
    .where('unusedSince', '<', nowMs - keptUnusedMs)
    .execute()
  await retireOriginals(trx, nowMs)
}

async function retireOriginals(trx: Trx, nowMs: number): Promise<void> {
  const kept = trx.selectFrom('photoSources').select('sha256').where('sha256', 'is not', null)
  await trx
    .updateTable('originals')
    .set({ unusedSince: null })
    .where('unusedSince', 'is not', null)
    .where('sha256', 'in', kept)
    .execute()
  await trx
    .updateTable('originals')
    .set({ unusedSince: nowMs })
    .where('unusedSince', 'is', null)
    .where('sha256', 'not in', kept)
    .execute()
  await trx
    .deleteFrom('originals')
    .where('unusedSince', '<', nowMs - keptUnusedMs)
    .execute()
}
