import { transaction } from '#db/transaction.ts'
import { findNextAskAt } from '#modules/payments/ask-times.ts'
import { askProvider } from '#modules/payments/ask-provider.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { changePayment, type PaymentRow } from '#modules/payments/repository.ts'

const maxAtOnce = 20

/** The timer's work: finds out what nobody told us. Any number of processes may do it, each asks for its own. */
export async function watchPayments(parts: PaymentParts): Promise<void> {
  const now = parts.clock.now()
  // A look costs no write lock: on SQLite that is everybody's.
  const isAnyDue = await parts.db.read
    .selectFrom('payments')
    .select('id')
    .where('nextAskAt', '<=', now)
    .limit(1)
    .executeTakeFirst()
  if (isAnyDue === undefined) return
  for (const payment of await claimDue(parts, now)) await askProvider(parts, payment)
}

async function claimDue({ db }: PaymentParts, now: number): Promise<PaymentRow[]> {
  return transaction(db, async (trx) => {
    const due = await trx
      .selectFrom('payments')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('orders')
          .select('orders.createdAt')
          .whereRef('orders.id', '=', 'payments.orderId')
          .$asScalar()
          .as('orderedAt'),
      )
      .where('nextAskAt', '<=', now)
      .orderBy('nextAskAt')
      .limit(maxAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, askCount, status, orderedAt } of due) {
      const nextAskAt = status === 'PENDING' ? findNextAskAt(askCount + 1, now, orderedAt) : null
      await changePayment(trx, id, { askCount: askCount + 1, nextAskAt })
    }
    return due.filter(({ status }) => status === 'PENDING')
  })
}
