import type { Catalogue } from '#catalogue/catalogue.ts'
import { listPhotoHashes } from '#catalogue/pictures/photo-hashes.ts'
import { insertOriginal, insertPhoto } from '#catalogue/pictures/photo-rows.ts'
import { storeVersion } from '#catalogue/versions/store-version.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

const bytes = new Uint8Array([1])
const picture = {
  width: 320,
  height: 180,
  placeholder: '#c98a4b,#f3dccb',
  variants: [{ width: 320, format: 'webp' as const, bytes }],
}

/** Stores a catalogue of any kind with the same empty picture everywhere: encoding is not what the test is about. */
export async function storeWithoutPictures(db: Db, catalogue: Catalogue, nowMs = 1000): Promise<void> {
  await transaction(db, async (trx) => {
    for (const { sha256 } of catalogue.files) await insertOriginal(trx, { sha256, bytes }, nowMs)
    for (const hash of listPhotoHashes(catalogue).values()) await insertPhoto(trx, hash, picture, nowMs)
    await storeVersion(trx, catalogue, { nowMs, origin: 'import', author: 'test' })
  })
}
