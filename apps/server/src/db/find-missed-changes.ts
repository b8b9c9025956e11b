import type { Change } from '#db/change-log.ts'
import type { Reads } from '#db/db.ts'

/** Who missed more reads everything anew: it costs them less than a thousand events. */
const maxMissed = 1000

/** What a listener of these topics missed since `afterId`; nothing can be said when the log no longer goes back that far. */
export async function findMissedChanges(
  reads: Reads,
  topics: readonly string[],
  afterId: number,
): Promise<Change[] | undefined> {
  const ends = await reads
    .selectFrom('changes')
    .select((eb) => [eb.fn.min('id').as('oldest'), eb.fn.max('id').as('newest')])
    .executeTakeFirst()
  // An id of the future comes from another database: this one was restored or replaced.
  if (afterId > (ends?.newest ?? 0) || afterId + 1 < (ends?.oldest ?? 1)) return undefined
  const missed = await reads
    .selectFrom('changes')
    .select(['id', 'topic', 'key'])
    .where('topic', 'in', [...topics])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(maxMissed)
    .execute()
  return missed.length < maxMissed ? missed : undefined
}
