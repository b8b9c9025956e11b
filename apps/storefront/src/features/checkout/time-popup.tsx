import { type PreOrderDay, preOrderDays, type PreOrderTerms } from '@lavash/rulebook/time/pre-order'
import { useMemo, useState } from 'react'
import { useNow } from '#api/use-now.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toDay } from '#i18n/time-texts.ts'
import { useTimeZone } from '#order/chosen-venue.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import styles from './time-choice.module.css'

interface ListProps {
  terms: PreOrderTerms
  chosenAtMs: number | null
  onChoose: (atMs: number) => void
}

interface Props extends ListProps {
  isOpen: boolean
  onClose: () => void
}

/** A day, then a time of it. Only possible times are offered. */
export function TimePopup({ isOpen, onClose, ...list }: Props) {
  const t = useText()
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('checkout.chooseTime')} size="small">
      <TimeList {...list} />
    </Popup>
  )
}

function TimeList({ terms, chosenAtMs, onChoose }: ListProps) {
  const t = useText()
  const format = useFormat()
  const timeZone = useTimeZone()
  const nowMs = useNow()
  const days = useMemo(() => preOrderDays(terms, nowMs), [terms, nowMs])
  const [openDate, setOpenDate] = useState<string>()
  const chosenDay = days.find(({ times }) => times.some(({ atMs }) => atMs === chosenAtMs))
  // The last time of a day may pass while the list is open.
  const day = days.find(({ date }) => date === openDate) ?? chosenDay ?? days[0]
  const toDayText = ({ times }: PreOrderDay) => {
    const atMs = times[0]?.atMs ?? 0
    const kind = toDay(atMs, nowMs, timeZone)
    if (kind === 'today') return t('checkout.today')
    return kind === 'tomorrow' ? t('checkout.tomorrow') : format.dateWithWeekday(atMs)
  }
  return (
    <>
      <fieldset className={styles.days} aria-label={t('checkout.day')}>
        {days.map((each) => (
          <Chip key={each.date} isChosen={each === day} onClick={() => setOpenDate(each.date)}>
            {toDayText(each)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={styles.times} aria-label={t('checkout.times')}>
        {day?.times.map(({ atMs, time }) => (
          <Chip key={atMs} isChosen={atMs === chosenAtMs} onClick={() => onChoose(atMs)}>
            {time}
          </Chip>
        ))}
      </fieldset>
      {day === undefined && <p>{t('checkout.noTimes')}</p>}
    </>
  )
}
