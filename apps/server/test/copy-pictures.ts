import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

/** Encoded pictures from one database to another, a few at a time. */
export async function copyPictures(from: Db, to: Db): Promise<void> {
  const photos = await from.read.selectFrom('photos').selectAll().execute()
  const originals = await from.read.selectFrom('originals').selectAll().execute()
  for (const photo of photos) {
    const variants = await from.read
      .selectFrom('photoVariants')
      .selectAll()
      .where('photoHash', '=', photo.hash)
      .execute()
    await transaction(to, async (trx) => {
      await trx.insertInto('photos').values(photo).execute()
      if (variants.length > 0) await trx.insertInto('photoVariants').values(variants).execute()
    })
  }
  for (const original of originals) {
    await transaction(to, (trx) => trx.insertInto('originals').values(original).execute())
  }
}
