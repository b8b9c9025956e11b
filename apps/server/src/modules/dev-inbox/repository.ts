import type { Clock } from '#clock.ts'
import type { Db, Reads } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface DevMessageRow {
  readonly id: number
  readonly recipient: string
  readonly text: string
  readonly sentAt: number
}

const keptMessages = 50

/** Stored in the database, so that every process shows the messages of all processes. */
export async function keepDevMessage(
  { db, clock }: { db: Db; clock: Clock },
  { to, text }: { to: string; text: string },
): Promise<void> {
  await transaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('devMessages')
      .values({ recipient: to, text, sentAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .deleteFrom('devMessages')
      .where('id', '<=', id - keptMessages)
      .execute()
  })
}

export function listDevMessages(reads: Reads): Promise<DevMessageRow[]> {
  return reads
    .selectFrom('devMessages')
    .select(['id', 'recipient', 'text', 'sentAt'])
    .orderBy('id', 'desc')
    .limit(keptMessages)
    .execute()
}
