import { availableParallelism } from 'node:os'
import type { Catalogue, Photo } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { composePicture } from '#catalogue/pictures/compose-picture.ts'
import { encodePicture, type EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { listPhotos, sha256, toPhotoSlug } from '#catalogue/storing/catalogue-kinds.ts'
import { listPhotoHashes } from '#catalogue/storing/photo-hashes.ts'
import { findKnownHashes, insertOriginal, insertPhoto } from '#catalogue/storing/photo-rows.ts'
import type { ImageReader } from '#catalogue/write-brand-folder.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface PictureWork {
  readImage: ImageReader
  nowMs: number
  /** Called after each picture that had to be encoded. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Encodes what was never encoded, on all cores, and keeps each picture as soon as it is ready: an import that is
 * broken off goes on where it stopped. Nothing shows them before the catalogue that refers to them is stored.
 */
export async function preparePictures(db: Db, catalogue: Catalogue, work: PictureWork): Promise<Mistake[]> {
  const hashes = listPhotoHashes(catalogue)
  const known = await findKnownHashes(db.read, [...hashes.values()])
  const missing = listPhotos(catalogue).filter((photo) => !known.has(hashes.get(toPhotoSlug(photo)) ?? ''))
  await keepOriginals(db, catalogue, work)
  const mistakes: Mistake[] = []
  let done = 0
  const queue = missing.values()
  const encodeNext = async (): Promise<void> => {
    // One queue for all workers: each takes the next photo when it is free.
    for (const photo of queue) {
      const problem = await encodeOne(db, photo, hashes.get(toPhotoSlug(photo)) ?? '', work)
      if (problem !== undefined) mistakes.push(problem)
      done += 1
      work.onProgress?.(done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext))
  return mistakes
}

async function encodeOne(
  db: Db,
  photo: Photo,
  hash: string,
  { readImage, nowMs }: PictureWork,
): Promise<Mistake | undefined> {
  let picture: EncodedPicture
  try {
    const isFile = photo.kind === 'file'
    picture = await encodePicture(isFile ? await readImage(photo.path) : await composePicture(photo.recipe))
  } catch (error) {
    if (photo.kind === 'recipe') throw error
    const problem = `the picture cannot be encoded: ${error instanceof Error ? error.message : String(error)}`
    return { file: photo.path, line: 1, problem, expected: 'a whole JPEG, PNG, WebP or AVIF picture' }
  }
  await transaction(db, (trx) => insertPhoto(trx, hash, picture, nowMs))
  return undefined
}

async function keepOriginals(db: Db, catalogue: Catalogue, { readImage, nowMs }: PictureWork): Promise<void> {
  const rows = await db.read.selectFrom('originals').select('sha256').execute()
  const kept = new Set(rows.map((row) => row.sha256))
  for (const file of catalogue.files) {
    if (kept.has(file.sha256)) continue
    const bytes = await readImage(file.path)
    if (sha256(bytes) !== file.sha256) throw new Error(`${file.path} changed while it was being imported`)
    await transaction(db, (trx) => insertOriginal(trx, { sha256: file.sha256, bytes }, nowMs))
  }
}
