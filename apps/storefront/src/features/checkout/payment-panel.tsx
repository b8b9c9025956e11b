import { canAskForChange } from '@lavash/rulebook/order/order-wishes'
import { ChangeField } from '#features/checkout/change-field.tsx'
import type { Refusals } from '#features/checkout/use-refusals.ts'
import { useText } from '#i18n/use-text.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { setStored } from '#storage/stored-values.ts'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { Panel } from '@lavash/ui/panel.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { RadioList } from '@lavash/ui/radio-list.tsx'

/** K-03 */
export function PaymentPanel({ refusals }: { refusals: Refusals }) {
  const t = useText()
  const isMobile = useIsMobile()
  const { offered, chosen } = usePaymentChoice()
  return (
    <Panel title={t('checkout.payment')}>
      <div data-place="payment">
        {offered.length === 0 ? (
          <ProblemText text={t('checkout.noPayments')} />
        ) : (
          <RadioList
            label={t('checkout.payment')}
            isLabelHidden
            variant={isMobile ? 'plain' : 'cards'}
            options={offered.map((method) => ({ value: method, label: t(`payment.${method}`) }))}
            value={chosen}
            error={refusals.find('payment')}
            onValueChange={(method) => {
              refusals.forget('payment')
              setStored({ order_payment_method: method })
            }}
          />
        )}
      </div>
      {chosen !== undefined && canAskForChange({ payType: chosen }) && <ChangeField refusals={refusals} />}
    </Panel>
  )
}
