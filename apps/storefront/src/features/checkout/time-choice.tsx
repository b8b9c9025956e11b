import { useId } from 'react'
import { useNow } from '#api/use-now.ts'
import { TimePopup } from '#features/checkout/time-popup.tsx'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toTimeText } from '#i18n/time-texts.ts'
import { type CheckoutTime, useChooseTime } from '#order/checkout-time.ts'
import { useTimeZone } from '#order/chosen-venue.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import styles from './time-choice.module.css'

interface Props {
  choice: CheckoutTime
  problem: string | undefined
  onChange: () => void
  /** The list of all times. The day-off popup opens it too. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** K-04: as soon as possible, the first possible time, or any other. Nothing if there is no choice. */
export function TimeChoice({ choice, problem, onChange, isOpen, onOpenChange }: Props) {
  const t = useText()
  const problemId = useId()
  const format = useFormat()
  const timeZone = useTimeZone()
  const nowMs = useNow()
  const chooseTime = useChooseTime()
  const { acceptance, terms, firstAtMs, chosenAtMs, isChosenGone } = choice
  if (firstAtMs === undefined && chosenAtMs === null) return null
  const toText = (atMs: number) => toTimeText(atMs, { t, format, nowMs, timeZone })
  const isOther = chosenAtMs !== null && chosenAtMs !== firstAtMs
  const isOpenNow = acceptance.kind === 'now'
  const handleChoice = (atMs: number | null) => {
    onChange()
    chooseTime(atMs)
  }
  return (
    <fieldset className={styles.time} data-place="time" aria-describedby={problemId}>
      <legend className={styles.legend}>{t('checkout.time')}</legend>
      <div className={styles.chips}>
        <Chip
          isChosen={chosenAtMs === null && isOpenNow}
          isDisabled={!isOpenNow}
          onClick={() => handleChoice(null)}
        >
          {t('checkout.asap')}
        </Chip>
        {firstAtMs !== undefined && (
          <Chip isChosen={chosenAtMs === firstAtMs} onClick={() => handleChoice(firstAtMs)}>
            {toText(firstAtMs)}
          </Chip>
        )}
        {(firstAtMs !== undefined || isOther) && (
          <Chip isChosen={isOther} hasArrow aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
            {isOther ? toText(chosenAtMs) : t('checkout.otherTime')}
          </Chip>
        )}
      </div>
      <ProblemText
        id={problemId}
        text={isChosenGone ? t('checkout.timeGone') : (problem ?? toClosedText())}
      />
      <TimePopup
        isOpen={isOpen}
        onClose={() => onOpenChange(false)}
        terms={terms}
        chosenAtMs={chosenAtMs}
        onChoose={(atMs) => {
          onOpenChange(false)
          handleChoice(atMs)
        }}
      />
    </fieldset>
  )

  function toClosedText(): string | undefined {
    return chosenAtMs === null && acceptance.kind === 'pre-order' ? t('checkout.closedNow') : undefined
  }
}
