import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { canLeaveAtDoor } from '@lavash/rulebook/order/order-wishes'
import { useText } from '#i18n/use-text.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { setWishes, useWishes } from '#order/wishes.ts'
import { Checkbox } from '@lavash/ui/checkbox.tsx'

/** K-11: the door is offered for a delivery that will be paid online. */
export function CourierWishes({ deliveryType }: { deliveryType: DeliveryMethod }) {
  const t = useText()
  const { chosen: payType } = usePaymentChoice()
  const { leaveAtDoor = false, doNotCall = false } = useWishes()
  const hasDoor = payType !== undefined && canLeaveAtDoor({ deliveryType, payType })
  return (
    <fieldset aria-label={t('order.wishes')}>
      {hasDoor && (
        <Checkbox
          label={t('checkout.leaveAtDoor')}
          isChecked={leaveAtDoor}
          onCheckedChange={(isChecked) => setWishes({ leaveAtDoor: isChecked })}
        />
      )}
      <Checkbox
        label={t('checkout.doNotCall')}
        isChecked={doNotCall}
        onCheckedChange={(isChecked) => setWishes({ doNotCall: isChecked })}
      />
    </fieldset>
  )
}
