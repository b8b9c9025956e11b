import { randomBytes } from 'node:crypto'
import type { SandboxDecision } from '@lavash/contract/payments'
import type { Selectable } from 'kysely'
import type { Clock } from '#clock.ts'
import type { Db, Reads } from '#db/db.ts'
import type { PaymentTables } from '#db/tables/payments.ts'
import { transaction } from '#db/transaction.ts'
import type { PaymentRequest } from '#providers/payments/payment-provider.ts'
import type { SandboxBooks, SandboxPayment } from '#providers/payments/sandbox.ts'

export type SandboxRow = Selectable<PaymentTables['sandboxPayments']>
export type SandboxPageContent = Pick<PaymentRequest, 'title' | 'lines' | 'locale'>
export type Outcome = SandboxDecision['outcome']

interface BookParts {
  readonly db: Db
  readonly clock: Clock
}

export function makeSandboxBooks({ db, clock }: BookParts): SandboxBooks {
  return {
    open: (request) => openRow(db, request),
    find: async (paymentId) => {
      const row = await findSandboxRow(db.read, paymentId)
      return row && toSandboxPayment(row, clock.now())
    },
    refund: (paymentId) =>
      transaction(db, async (trx) => {
        await trx
          .updateTable('sandboxPayments')
          .set({ refundedAt: clock.now() })
          .where('paymentId', '=', paymentId)
          .where('refundedAt', 'is', null)
          .execute()
      }),
  }
}

export function findSandboxRow(reads: Reads, paymentId: string): Promise<SandboxRow | undefined> {
  return reads.selectFrom('sandboxPayments').selectAll().where('paymentId', '=', paymentId).executeTakeFirst()
}

export function toSandboxPayment(row: SandboxRow, nowMs: number): SandboxPayment {
  const { paymentId, amountMinor, currency, secret, outcome, settlesAt } = row
  return {
    paymentId,
    amountMinor,
    currency,
    secret,
    status: outcome === null || settlesAt > nowMs ? 'waiting' : outcome,
  }
}

async function openRow(db: Db, request: PaymentRequest): Promise<void> {
  const { id: paymentId, amountMinor, currency, returnUrl, title, lines, locale } = request
  const content: SandboxPageContent = { title, lines, locale }
  await transaction(db, async (trx) => {
    await trx
      .insertInto('sandboxPayments')
      .values({
        paymentId,
        page: JSON.stringify(content),
        amountMinor,
        currency,
        returnUrl,
        secret: randomBytes(32).toString('base64url'),
        outcome: null,
        settlesAt: 0,
        callbacksLeft: 0,
        refundedAt: null,
      })
      .onConflict((conflict) => conflict.column('paymentId').doNothing())
      .execute()
  })
}

const slowBankMs = 20_000

/** The bank's reaction to each button. */
const effects: Readonly<
  Record<Exclude<Outcome, 'abandon'>, { outcome: 'paid' | 'failed'; waitMs: number; callbacksLeft: number }>
> = {
  approve: { outcome: 'paid', waitMs: 0, callbacksLeft: 1 },
  decline: { outcome: 'failed', waitMs: 0, callbacksLeft: 1 },
  slow: { outcome: 'paid', waitMs: slowBankMs, callbacksLeft: 1 },
  'callback-lost': { outcome: 'paid', waitMs: 0, callbacksLeft: 0 },
  'callback-twice': { outcome: 'paid', waitMs: 0, callbacksLeft: 2 },
  'callback-before-return': { outcome: 'paid', waitMs: 0, callbacksLeft: 1 },
}

/** The bank decides once. A second click or the back button changes nothing. */
export async function decideSandboxPayment(
  { db, clock }: BookParts,
  paymentId: string,
  chosen: Exclude<Outcome, 'abandon'>,
): Promise<void> {
  const { outcome, waitMs, callbacksLeft } = effects[chosen]
  await transaction(db, async (trx) => {
    await trx
      .updateTable('sandboxPayments')
      .set({ outcome, settlesAt: clock.now() + waitMs, callbacksLeft })
      .where('paymentId', '=', paymentId)
      .where('outcome', 'is', null)
      .execute()
  })
}
