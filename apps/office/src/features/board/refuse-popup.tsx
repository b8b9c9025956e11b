import type { BoardOrderAnswer } from '@lavash/contract/board'
import { type CancelReason, cancelReasons } from '@lavash/rulebook/order/cancellation'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { Button } from '@lavash/ui/button.tsx'
import { Checkbox } from '@lavash/ui/checkbox.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { RadioList } from '@lavash/ui/radio-list.tsx'
import { useState } from 'react'
import { refuseTexts } from '#features/board/reason-texts.ts'
import type { OrderSteps } from '#features/board/use-order-step.ts'
import { useText } from '#i18n/use-text.ts'

interface Props {
  order: BoardOrderAnswer
  steps: OrderSteps
  onClose: () => void
}

/** Each reason says what it does; a second touch does it. */
export function RefusePopup({ order, steps, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const [reason, setReason] = useState<CancelReason>()
  const [ranOut, setRanOut] = useState<readonly number[]>([])
  const { number, payment, total, currency, positions } = order
  const dishes = [...new Map(positions.map(({ id, name }) => [id, name]))]
  const isPaid = payment.method === 'CARD_ONLINE' && payment.status === 'PAID'
  const isStopping = reason === 'dish-ran-out'
  const isReady = reason !== undefined && (!isStopping || ranOut.length > 0)
  const refuse = async () => {
    if (reason === undefined) return
    await steps.refuse({ reason, ...(isStopping && { stopPositionIds: [...ranOut] }) })
    onClose()
  }
  return (
    <Popup
      isOpen
      onClose={onClose}
      size="small"
      title={t('orders.refuseTitle', { number })}
      footer={
        <Button
          variant="danger"
          size="large"
          isWide
          isDisabled={!isReady}
          isLoading={steps.isBusy}
          onClick={() => void refuse()}
        >
          {isPaid
            ? t('orders.refuseAndReturn', { sum: format.money(total, currency) })
            : t('orders.refuseNow')}
        </Button>
      }
    >
      <RadioList
        label={t('orders.refuseReason')}
        options={cancelReasons.map((value) => ({ value, label: t(refuseTexts[value]) }))}
        value={reason}
        onValueChange={setReason}
      />
      {isStopping && (
        <fieldset>
          <legend>{t('orders.whichRanOut')}</legend>
          {dishes.map(([id, name]) => (
            <Checkbox
              key={id}
              label={name}
              description={t('orders.stoppedToday')}
              isChecked={ranOut.includes(id)}
              onCheckedChange={(isChecked) =>
                setRanOut((known) => (isChecked ? [...known, id] : known.filter((one) => one !== id)))
              }
            />
          ))}
        </fieldset>
      )}
    </Popup>
  )
}
