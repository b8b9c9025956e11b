import type { PlacingLimits } from '@lavash/rulebook/order/placing-limits'
import type { Db, ReportFault } from '#db/db.ts'
import type { OrderingParts } from '#ordering/record-order-event.ts'
import type { Metrics } from '#plugins/metrics.ts'
import type { PaymentProvider } from '#providers/payments/payment-provider.ts'

export interface PaymentParts extends OrderingParts {
  readonly db: Db
  readonly provider: PaymentProvider
  readonly placingLimits: PlacingLimits
  readonly report: ReportFault
  readonly metrics: Pick<Metrics, 'paymentSettled'>
  /** A provider's failure is no fault of this server, but the operator may want to call the provider. */
  readonly warn: (line: { provider: string; detail: string }, during: string) => void
}
