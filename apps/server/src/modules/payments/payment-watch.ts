import { transaction } from '#db/transaction.ts'
import { findNextAskAt } from '#modules/payments/ask-times.ts'
import { askProvider } from '#modules/payments/ask-provider.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { changePayment, type PaymentRow } from '#modules/payments/repository.ts'

/** Limits all concurrent polls, so that a provider that hangs does not collect ever more of them. */
const maxAtOnce = 20

/**
 * Polls providers for payments without a callback. Any number of processes may run it, because each leases its own
 * payments.
 */
export class PaymentWatch {
  readonly #parts: PaymentParts
  readonly #asking = new Set<Promise<void>>()

  constructor(parts: PaymentParts) {
    this.#parts = parts
  }

  /**
   * Called by the timer. It does not await the polls, and they do not await each other: otherwise one slow answer
   * would let another, paid order be cancelled as unpaid.
   */
  async look(): Promise<void> {
    const { clock, db } = this.#parts
    const max = maxAtOnce - this.#asking.size
    if (max <= 0) return
    const now = clock.now()
    // Looking takes no write lock, because SQLite has one for the whole database.
    const isAnyDue = await db.read
      .selectFrom('payments')
      .select('id')
      .where('nextAskAt', '<=', now)
      .limit(1)
      .executeTakeFirst()
    if (isAnyDue === undefined) return
    for (const payment of await claimDue(this.#parts, now, max)) this.#ask(payment)
  }

  /** Waits for pending polls, so that their answers are stored before the database closes. */
  async settle(): Promise<void> {
    await Promise.all(this.#asking)
  }

  #ask(payment: PaymentRow): void {
    const asking = this.#hear(payment).finally(() => this.#asking.delete(asking))
    this.#asking.add(asking)
  }

  async #hear(payment: PaymentRow): Promise<void> {
    try {
      await askProvider(this.#parts, payment)
    } catch (error) {
      this.#parts.report(error, `asking about the payment ${payment.id}`)
    }
  }
}

async function claimDue({ db }: PaymentParts, now: number, max: number): Promise<PaymentRow[]> {
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
      .limit(max)
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
