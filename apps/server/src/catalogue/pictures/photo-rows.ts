import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import type { PictureFormat, StoredPicture } from '#catalogue/pictures/stored-picture.ts'
import { recordChange } from '#db/change-log.ts'
import { inChunks } from '#db/in-chunks.ts'
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

/** Which pictures the brand shows now. Files stay with the brand as long as it does: any version may be put back. */
export async function showPhotos(
  trx: Trx,
  brandId: number,
  now: { hashes: readonly string[]; sums: readonly string[]; nowMs: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('brandPhotos')
    .select('photoHash')
    .where('brandId', '=', brandId)
    .execute()
  const before = new Set(rows.map(({ photoHash }) => photoHash))
  const hashes = new Set(now.hashes)
  const added = [...hashes].filter((hash) => !before.has(hash))
  for (const chunk of inChunks(added.map((photoHash) => ({ brandId, photoHash })))) {
    await trx.insertInto('brandPhotos').values(chunk).execute()
    const used = chunk.map(({ photoHash }) => photoHash)
    await trx.updateTable('photos').set({ unusedSince: null }).where('hash', 'in', used).execute()
  }
  await leavePhotos(
    trx,
    brandId,
    [...before].filter((hash) => !hashes.has(hash)),
    now.nowMs,
  )
  for (const chunk of inChunks([...new Set(now.sums)].map((sha256) => ({ brandId, sha256 })))) {
    await trx
      .insertInto('brandFiles')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['brandId', 'sha256']).doNothing())
      .execute()
    const used = chunk.map(({ sha256 }) => sha256)
    await trx.updateTable('originals').set({ unusedSince: null }).where('sha256', 'in', used).execute()
  }
  await forgetUnused(trx, now.nowMs)
}

/** Pages and caches name a picture for a while after the last brand stopped showing it; then it goes. */
async function leavePhotos(trx: Trx, brandId: number, gone: readonly string[], nowMs: number): Promise<void> {
  for (const chunk of inChunks(gone.map((hash) => ({ hash })))) {
    const hashes = chunk.map(({ hash }) => hash)
    await trx
      .deleteFrom('brandPhotos')
      .where('brandId', '=', brandId)
      .where('photoHash', 'in', hashes)
      .execute()
    await trx
      .updateTable('photos')
      .set({ unusedSince: nowMs })
      .where('hash', 'in', hashes)
      .where('hash', 'not in', trx.selectFrom('brandPhotos').select('photoHash'))
      .execute()
  }
}

/** A brand that is removed shows nothing and keeps no file. */
export async function leaveAllPhotos(trx: Trx, brandId: number, nowMs: number): Promise<void> {
  const photos = await trx
    .selectFrom('brandPhotos')
    .select('photoHash')
    .where('brandId', '=', brandId)
    .execute()
  await leavePhotos(
    trx,
    brandId,
    photos.map(({ photoHash }) => photoHash),
    nowMs,
  )
  await trx
    .updateTable('originals')
    .set({ unusedSince: nowMs })
    .where('sha256', 'in', (eb) =>
      eb.selectFrom('brandFiles').select('sha256').where('brandId', '=', brandId),
    )
    .where('sha256', 'not in', (eb) =>
      eb.selectFrom('brandFiles').select('sha256').where('brandId', '!=', brandId),
    )
    .execute()
  await trx.deleteFrom('brandFiles').where('brandId', '=', brandId).execute()
}

async function forgetUnused(trx: Trx, nowMs: number): Promise<void> {
  for (const table of ['photos', 'originals'] as const) {
    await trx
      .deleteFrom(table)
      .where('unusedSince', '<', nowMs - keptUnusedMs)
      .execute()
  }
}

/** What is known of encoded pictures, by hash. */
export async function findStoredPictures(
  reads: Reads,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>()
  for (const chunk of inChunks(hashes.map((hash) => ({ hash })))) {
    const wanted = chunk.map(({ hash }) => hash)
    const rows = await reads
      .selectFrom('photos')
      .select(['hash', 'width', 'height', 'placeholder'])
      .where('hash', 'in', wanted)
      .execute()
    const variants = await reads
      .selectFrom('photoVariants')
      .select(['photoHash', 'format', 'width'])
      .where('photoHash', 'in', wanted)
      .orderBy('photoHash')
      .orderBy('format')
      .orderBy('width')
      .execute()
    const byPhoto = Map.groupBy(variants, ({ photoHash }) => photoHash)
    for (const row of rows) {
      const own = byPhoto.get(row.hash) ?? []
      const told = own.map(({ width, format }) => ({ width, format: format as PictureFormat }))
      pictures.set(row.hash, { ...row, variants: told })
    }
  }
  return pictures
}
