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
  onPut: () => void
}

/** The dish's one action with its price. */
export function PositionDetailBar({ draft, currency, unavailableText, onPut }: Props) {
  const t = useText()
  const isOff = unavailableText !== undefined
  return (
    <div className={styles.bar}>
      {isOff && (
        <p className={styles.unavailable}>
          <Clock />
          {unavailableText}
        </p>
      )}
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
    </div>
  )
}
