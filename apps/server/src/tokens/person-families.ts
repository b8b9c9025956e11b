import { toCreatedAt } from '#ids.ts'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'
import { endedFamilyTopic } from '#tokens/ended-families.ts'

export interface OpenFamily {
  readonly id: string
  readonly source: string
  readonly beganAt: number
  readonly rotatedAt: number
}

/** Where a person is signed in, the newest first. */
export async function listFamilies(reads: Reads, personId: string, nowMs: number): Promise<OpenFamily[]> {
  const families = await reads
    .selectFrom('tokenFamilies')
    .select(['id', 'source', 'rotatedAt'])
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', nowMs)
    .orderBy('id', 'desc')
    .execute()
  return families.map((family) => ({ ...family, beganAt: toCreatedAt(family.id) }))
}

interface Ending {
  readonly personId: string
  /** The sign-in that goes on. */
  readonly exceptId?: string | undefined
  readonly nowMs: number
}

/** Signs a person out everywhere, or everywhere else; how many devices that were. */
export async function endFamilies(trx: Trx, { personId, exceptId = '', nowMs }: Ending): Promise<number> {
  const ended = await trx
    .updateTable('tokenFamilies')
    .set({ endedAt: nowMs })
    .where('personId', '=', personId)
    .where('id', '!=', exceptId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', nowMs)
    .returning('id')
    .execute()
  for (const { id } of ended) await recordChange(trx, endedFamilyTopic, id)
  return ended.length
}
