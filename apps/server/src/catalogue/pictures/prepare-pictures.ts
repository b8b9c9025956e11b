import { availableParallelism } from 'node:os'
import type { Catalogue, Photo } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { composePicture } from '#catalogue/pictures/compose-picture.ts'
import { encodePicture, type EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { listPhotos, sha256, toPhotoSlug } from '#catalogue/parts/catalogue-kinds.ts'
import { listPhotoHashes } from '#catalogue/pictures/photo-hashes.ts'
import {
  findKnownHashes,
  insertOriginal,
  insertPhoto,
  renewOriginals,
  renewPhotos,
} from '#catalogue/pictures/photo-rows.ts'
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
  const careful = { ...work, readImage: toCarefulReader(catalogue, work.readImage) }
  // Before looking which are there: what is renewed stays, and what is gone by now is encoded anew.
  await transaction(db, async (trx) => {
    await renewPhotos(trx, [...hashes.values()], work.nowMs)
    await renewOriginals(trx, catalogue.files, work.nowMs)
  })
  const known = await findKnownHashes(db.read, [...hashes.values()])
  const missing = listPhotos(catalogue).filter((photo) => !known.has(hashes.get(toPhotoSlug(photo)) ?? ''))
  await keepOriginals(db, catalogue, careful)
  const mistakes: Mistake[] = []
  let done = 0
  const queue = missing.values()
  const encodeNext = async (): Promise<void> => {
    // One queue for all workers: each takes the next photo when it is free.
    for (const photo of queue) {
      const problem = await encodeOne(db, photo, hashes.get(toPhotoSlug(photo)) ?? '', careful)
      if (problem !== undefined) mistakes.push(problem)
      done += 1
      work.onProgress?.(done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext))
  return mistakes
}

/** Bytes are kept for ever under the sum they had when the folder was read: a file replaced since is not taken. */
function toCarefulReader({ files }: Catalogue, readImage: ImageReader): ImageReader {
  const sums = new Map(files.map((file) => [file.path, file.sha256]))
  return async (path) => {
    const bytes = await readImage(path)
    if (sha256(bytes) !== sums.get(path)) throw new Error(`${path} changed while it was being imported`)
    return bytes
  }
}

async function encodeOne(
  db: Db,
  photo: Photo,
  hash: string,
  { readImage, nowMs }: PictureWork,
): Promise<Mistake | undefined> {
  const original = photo.kind === 'file' ? await readImage(photo.path) : await composePicture(photo.recipe)
  let picture: EncodedPicture
  try {
    picture = await encodePicture(original)
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
    await transaction(db, (trx) => insertOriginal(trx, { sha256: file.sha256, bytes }, nowMs))
  }
}
