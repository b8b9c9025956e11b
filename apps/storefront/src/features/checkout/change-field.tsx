import { isChangeEnough } from '@lavash/rulebook/order/order-wishes'
import { useState } from 'react'
import type { Refusals } from '#features/checkout/use-refusals.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import { setWishes, useWishes } from '#order/wishes.ts'
import { Field } from '@lavash/ui/field.tsx'

/** Banknotes are whole, and nobody carries a larger sum to the door. */
const digitsMax = 6

/** K-11: so that the courier brings change. The error comes when the field is left, and with the order's button. */
export function ChangeField({ refusals }: { refusals: Refusals }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const { totalMinor } = useCartSums()
  const { changeFrom } = useWishes()
  const [isLeft, setIsLeft] = useState(false)
  const isTooSmall = changeFrom !== undefined && !isChangeEnough(changeFrom, totalMinor)
  const error =
    isTooSmall && isLeft
      ? t('checkout.changeTooSmall', { sum: format.money(totalMinor, currency) })
      : refusals.find('change')
  return (
    <div data-place="change">
      <Field
        label={t('checkout.changeFrom')}
        hint={t('common.optional')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={digitsMax}
        value={changeFrom === undefined ? '' : String(changeFrom / 100)}
        error={error}
        onBlur={() => setIsLeft(true)}
        onValueChange={(text) => {
          refusals.forget('change')
          setIsLeft(false)
          const digits = text.replaceAll(/\D/g, '')
          setWishes({ changeFrom: digits === '' ? undefined : Number(digits) * 100 })
        }}
      />
    </div>
  )
}
