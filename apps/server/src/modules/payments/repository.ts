import type { Selectable } from 'kysely'
import type { Reads, Trx } from '#db/db.ts'
import type { PaymentTables } from '#db/tables/payments.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>

export function findPayment(reads: Reads, id: string): Promise<PaymentRow | undefined> {
  return reads.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findPaymentOfProvider(
  reads: Reads,
  provider: string,
  providerPaymentId: string,
): Promise<PaymentRow | undefined> {
  return reads
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('providerPaymentId', '=', providerPaymentId)
    .executeTakeFirst()
}

export function findLatestPayment(reads: Reads, orderId: string): Promise<PaymentRow | undefined> {
  return reads
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A customer may still be sent to this attempt's page. */
export function isOpen({ status, withdrawnAt }: PaymentRow): boolean {
  return status === 'PENDING' && withdrawnAt === null
}

export async function changePayment(
  trx: Trx,
  id: string,
  change: Partial<
    Pick<
      PaymentRow,
      | 'status'
      | 'providerPaymentId'
      | 'redirectUrl'
      | 'paysOrder'
      | 'refundId'
      | 'refusedRefunds'
      | 'nextAskAt'
      | 'askCount'
    >
  >,
): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute()
}

/** The open payment pages, by order id. */
export async function findOpenPages(reads: Reads, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await reads
    .selectFrom('payments')
    .select(['orderId', 'redirectUrl'])
    .where('orderId', 'in', [...orderIds])
    .where('status', '=', 'PENDING')
    .where('withdrawnAt', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ orderId, redirectUrl }) =>
      redirectUrl === null ? [] : [[orderId, redirectUrl] as const],
    ),
  )
}
