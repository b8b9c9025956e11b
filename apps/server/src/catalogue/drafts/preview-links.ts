import { createHash, randomBytes } from 'node:crypto'
import type { Reads, Trx } from '#db/db.ts'

/** Makes a link that shows the brand's draft, and gives its token. Only the hash is stored: the table opens nothing. */
export async function createPreview(trx: Trx, brandId: number, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('previews')
    .values({ tokenHash: toHash(token), brandId, at })
    .execute()
  return token
}

/** Undefined: there is no such link, or it has ended. */
export async function findPreviewedBrand(reads: Reads, token: string): Promise<number | undefined> {
  const row = await reads
    .selectFrom('previews')
    .select('brandId')
    .where('tokenHash', '=', toHash(token))
    .executeTakeFirst()
  return row?.brandId
}

/** With the publication, of all of the draft or of a part. */
export async function endPreviews(trx: Trx, brandId: number): Promise<void> {
  await trx.deleteFrom('previews').where('brandId', '=', brandId).execute()
}

function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
