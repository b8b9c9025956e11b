import type { BoardOrderAnswer } from '@lavash/contract/board'
import { type DelayReason, delayReasons } from '@lavash/rulebook/order/delay'
import { Button } from '@lavash/ui/button.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { RadioList } from '@lavash/ui/radio-list.tsx'
import { useState } from 'react'
import { delayTexts } from '#features/board/reason-texts.ts'
import type { OrderSteps } from '#features/board/use-order-step.ts'
import { useText } from '#i18n/use-text.ts'

interface Props {
  order: BoardOrderAnswer
  steps: OrderSteps
  onClose: () => void
}

const choices = [5, 10, 15]

/** Moves the promise. The reason is what the customer reads. */
export function DelayPopup({ order, steps, onClose }: Props) {
  const t = useText()
  const [minutes, setMinutes] = useState(10)
  const [reason, setReason] = useState<DelayReason>('kitchen-busy')
  const save = async () => {
    await steps.delay({ minutes, reason })
    onClose()
  }
  return (
    <Popup
      isOpen
      onClose={onClose}
      size="small"
      title={t('orders.delayTitle', { number: order.number })}
      footer={
        <Button size="large" isWide isLoading={steps.isBusy} onClick={() => void save()}>
          {t('orders.delayBy', { minutes: String(minutes) })}
        </Button>
      }
    >
      <RadioList
        label={t('orders.delayMinutes')}
        options={choices.map((value) => ({ value, label: t('orders.minutes', { minutes: String(value) }) }))}
        value={minutes}
        onValueChange={setMinutes}
      />
      <RadioList
        label={t('orders.delayReason')}
        options={delayReasons.map((value) => ({ value, label: t(delayTexts[value]) }))}
        value={reason}
        onValueChange={setReason}
      />
    </Popup>
  )
}
