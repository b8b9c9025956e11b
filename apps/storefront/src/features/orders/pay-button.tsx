import type { Order } from '@lavash/contract/orders'
import { CreditCard } from 'lucide-react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { usePayAgain } from '#order/use-pay-again.ts'
import { Button } from '@lavash/ui/button.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'

/** Leads to the payment page of an order that waits for its money, in the way that was chosen. */
export function PayButton({ order, onChange }: { order: Order; onChange: () => void }) {
  const t = useText()
  const format = useFormat()
  const { busyWith, pay } = usePayAgain(order)
  const handlePay = async () => {
    const answer = await pay(order.payment.method)
    if (answer === undefined) return
    if (!answer.ok) showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
    onChange()
  }
  return (
    <Button
      size="small"
      icon={<CreditCard />}
      isLoading={busyWith !== undefined}
      onClick={() => void handlePay()}
    >
      {t('order.pay', { sum: format.money(order.total, order.currency) })}
    </Button>
  )
}
