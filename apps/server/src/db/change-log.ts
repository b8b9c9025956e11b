import type { Reads, Trx } from '#db/db.ts'

export interface Change {
  readonly id: number
  readonly topic: string
  readonly key: string
}

const recorders = new WeakSet<Trx>()

/** Tells every process of this database that `key` of `topic` is not what it was; they hear it after the commit. */
export async function recordChange(trx: Trx, topic: string, key: string): Promise<void> {
  recorders.add(trx)
  // The machine's time, not the product's clock: it decides only when the row may be pruned.
  await trx.insertInto('changes').values({ topic, key, at: Date.now() }).execute()
}

export function hasRecordedChange(trx: Trx): boolean {
  return recorders.has(trx)
}

/** What one key has gone through since `afterId`, oldest first: how a reconnecting listener catches up. */
export function findChanges(
  reads: Reads,
  filter: { topic: string; key: string; afterId: number },
): Promise<Change[]> {
  return reads
    .selectFrom('changes')
    .select(['id', 'topic', 'key'])
    .where('topic', '=', filter.topic)
    .where('key', '=', filter.key)
    .where('id', '>', filter.afterId)
    .orderBy('id')
    .execute()
}

/** The newest row always stays, so that a reader can tell a pruned history from an empty one. */
export async function pruneChanges(trx: Trx, olderThanAt: number): Promise<void> {
  await trx
    .deleteFrom('changes')
    .where('at', '<', olderThanAt)
    .where('id', '<', (eb) => eb.selectFrom('changes').select((sub) => sub.fn.max('id').as('newest')))
    .execute()
}
