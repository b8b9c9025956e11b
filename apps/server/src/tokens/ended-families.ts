import type { Reads } from '#db/db.ts'

/** Topic of the change log: a sign-in has ended; the key is its family. */
export const endedFamilyTopic = 'ended-family'

/** Whether a sign-in still goes on; one that was forgotten has ended long ago. */
export async function isFamilyOpen(reads: Reads, familyId: string): Promise<boolean> {
  const family = await reads
    .selectFrom('tokenFamilies')
    .select('id')
    .where('id', '=', familyId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return family !== undefined
}
