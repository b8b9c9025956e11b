import { lineCountMax } from '@lavash/rulebook/site/limits'
import { Clock } from 'lucide-react'
import type { PositionDraft } from '#features/menu/use-position-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Price } from '@lavash/ui/price.tsx'
import { Stepper } from '@lavash/ui/stepper.tsx'
import styles from './position-detail.module.css'

interface Props {
  draft: PositionDraft
  currency: string
  /** Why the dish cannot be added now. */
  unavailableText: string | undefined
  /** A time at which it can be had, and is not what the customer has chosen. */
  orderTime: { readonly label: string; readonly onChoose: () => void } | undefined
  onPut: () => void
}

/** The one action of the dish, with what it will cost. */
export function PositionDetailBar({ draft, currency, unavailableText, orderTime, onPut }: Props) {
  const isOff = unavailableText !== undefined
  return (
    <div className={styles.bar}>
      {isOff && (
        <p className={styles.unavailable}>
          <Clock />
          {unavailableText}
        </p>
      )}
      {isOff && orderTime !== undefined ? (
        <Button size="large" isWide onClick={orderTime.onChoose}>
          {orderTime.label}
        </Button>
      ) : (
        <Actions draft={draft} currency={currency} isOff={isOff} onPut={onPut} />
      )}
    </div>
  )
}

type ActionsProps = Pick<Props, 'draft' | 'currency' | 'onPut'> & { isOff: boolean }

function Actions({ draft, currency, isOff, onPut }: ActionsProps) {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Stepper
        label={t('positions.count')}
        size="large"
        min={1}
        max={lineCountMax}
        value={draft.count}
        onValueChange={draft.setCount}
        isDisabled={isOff}
      />
      <Button
        size="large"
        isWide
        isDisabled={isOff}
        end={<Price amountMinor={draft.line.sum} currency={currency} />}
        onClick={onPut}
      >
        {draft.isEdited ? t('positions.save') : t('positions.add')}
      </Button>
    </div>
  )
}
