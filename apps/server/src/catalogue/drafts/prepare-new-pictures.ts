import type { Catalogue } from '#catalogue/catalogue.ts'
import { listPhotoHashes } from '#catalogue/pictures/photo-hashes.ts'
import { getOriginal } from '#catalogue/pictures/photo-rows.ts'
import { preparePictures } from '#catalogue/pictures/prepare-pictures.ts'
import type { Db } from '#db/db.ts'

/** Encodes what the version before did not show. Its own pictures are there, and stay as long as it is the newest. */
export async function prepareNewPictures(
  db: Db,
  before: Catalogue,
  after: Catalogue,
  nowMs: number,
): Promise<void> {
  const known = new Set(listPhotoHashes(before).values())
  if ([...listPhotoHashes(after).values()].every((hash) => known.has(hash))) return
  const sums = new Map(after.files.map(({ path, sha256 }) => [path, sha256]))
  const readImage = (path: string): Promise<Uint8Array> => getOriginal(db.read, sums.get(path) ?? '')
  const [broken] = await preparePictures(db, after, { readImage, nowMs })
  if (broken !== undefined) throw new Error(`${broken.file}: ${broken.problem}`)
}
