import type { Reads } from '#db/db.ts'

export interface PhotoAddress {
  readonly hash: string
  readonly width: number
  readonly format: string
}

export async function findPhotoBytes(reads: Reads, address: PhotoAddress): Promise<Buffer | undefined> {
  const row = await reads
    .selectFrom('photoVariants')
    .select('bytes')
    .where('photoHash', '=', address.hash)
    .where('format', '=', address.format)
    .where('width', '=', address.width)
    .executeTakeFirst()
  return row === undefined ? undefined : Buffer.from(row.bytes)
}

/** The address of every picture, or of one picture's files: `hash/640.avif`. */
export async function listPhotoFiles(reads: Reads, hash: string | undefined): Promise<string[]> {
  const rows = await reads
    .selectFrom('photoVariants')
    .select(['photoHash', 'width', 'format'])
    .$if(hash !== undefined, (query) => query.where('photoHash', '=', hash ?? ''))
    .execute()
  return rows.map(({ photoHash, width, format }) => `${photoHash}/${width}.${format}`)
}
