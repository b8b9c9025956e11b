import type { Order } from '@lavash/contract/orders'
import { canCustomerCancel } from '@lavash/rulebook/order/order-status'
import { hasReachedKitchen } from '@lavash/rulebook/order/payment-status'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { callAsPerson } from '#session/call-as-person.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'

/**
 * Cancels after a question, as long as nobody has accepted the order. If the kitchen was faster, its acceptance
 * counts.
 */
export function useCancelOrder(order: Order, onChange: () => void) {
  const t = useText()
  const { ask, confirmPopup } = useConfirm()
  const [isCancelling, setIsCancelling] = useState(false)
  const canCancel = canCustomerCancel({ ...order, hasReachedKitchen: hasReachedKitchen(order.payment) })
  const cancel = async () => {
    const answer = await ask({
      title: t('order.cancelConfirm', { number: order.number }),
      ...(order.payment.status === 'PAID' && { text: t('order.cancelRefund') }),
      confirmLabel: t('order.cancel'),
      cancelLabel: t('order.keep'),
      isDanger: true,
    })
    if (answer !== 'confirmed') return
    setIsCancelling(true)
    // Also after an error, so that the customer can press again.
    const cancelling = callAsPerson('orders.cancel', { params: { orderId: order.id } })
    const result = await cancelling.finally(() => setIsCancelling(false))
    if (!result.ok) showToast({ kind: 'error', text: toFailureText(t, result.failure) })
    onChange()
  }
  return { canCancel, isCancelling, cancel, confirmPopup }
}
