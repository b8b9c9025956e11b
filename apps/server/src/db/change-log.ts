import type { Trx } from '#db/db.ts'
import { keepStatement } from '#db/keep-statement.ts'

export interface Change {
  readonly id: number
  readonly topic: string
  readonly key: string
}

const recorders = new WeakSet<Trx>()

/** Records that `key` of `topic` has changed. Every process of this database is told after the commit. */
export async function recordChange(trx: Trx, topic: string, key: string): Promise<void> {
  recorders.add(trx)
  // The machine's clock and not the product's: it only decides when the row may be pruned.
  await insertChange(trx, [{ topic, key, at: Date.now() }])
}

const insertChange = keepStatement((trx, changes: readonly { topic: string; key: string; at: number }[]) =>
  trx.insertInto('changes').values(changes),
)

export function hasRecordedChange(trx: Trx): boolean {
  return recorders.has(trx)
}

/** The newest row always stays, so that a reader can tell a pruned history from an empty one. */
export async function pruneChanges(trx: Trx, olderThanAt: number): Promise<void> {
  await trx
    .deleteFrom('changes')
    .where('at', '<', olderThanAt)
    .where('id', '<', (eb) => eb.selectFrom('changes').select((sub) => sub.fn.max('id').as('newest')))
    .execute()
}
