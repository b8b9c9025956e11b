import type { BoardOrderAnswer } from '@lavash/contract/board'
import { useText } from '#i18n/use-text.ts'

/** Who cancelled, for whoever is cooking it. */
export function useCancelledText(): (order: BoardOrderAnswer) => string {
  const t = useText()
  return ({ cancellation }) =>
    t(cancellation?.by === 'customer' ? 'orders.cancelledByCustomer' : 'orders.cancelledBySystem')
}
