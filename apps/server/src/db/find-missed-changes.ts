import type { Change } from '#db/change-log.ts'
import type { Reads } from '#db/db.ts'

/** A listener that missed more reloads everything, which costs less than a thousand events. */
const maxMissed = 1000

/** The changes of these topics after `afterId`. Undefined if the log no longer reaches back that far. */
export async function findMissedChanges(
  reads: Reads,
  topics: readonly string[],
  afterId: number,
): Promise<Change[] | undefined> {
  const ends = await reads
    .selectFrom('changes')
    .select((eb) => [eb.fn.min('id').as('oldest'), eb.fn.max('id').as('newest')])
    .executeTakeFirst()
  // An id from the future belongs to another database, for example before a restore.
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
