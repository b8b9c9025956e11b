import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown, Clock } from 'lucide-react'
import { Suspense } from 'react'
import { workingHoursQuery } from '#api/restos.ts'
import { RestoStatus } from '#features/restos/resto-status.tsx'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useResto, useTimeZone } from '#order/chosen-venue.ts'
import { later } from '@lavash/ui/later.tsx'
import { Popover } from '@lavash/ui/popover.tsx'
import styles from './resto-status.module.css'

/** Most never look. It comes with the venues' pages, which are preloaded. */
const RestoSchedule = later(async () => (await import('#features/restos/resto-schedule.tsx')).RestoSchedule)

/** M-10: whether the chosen venue is open. Opens the week's hours. Below 1200 px an icon stands for the words. */
export function ChosenRestoSchedule() {
  const t = useText()
  const timeZone = useTimeZone()
  const { data: hours } = useSuspenseQuery(workingHoursQuery(useLocale(), useResto().id))
  return (
    <Popover
      title={t('resto.schedule.title')}
      renderTrigger={(props) => (
        <button {...props} type="button" className={styles.button} title={t('resto.schedule.title')}>
          <Clock className={styles.clock} />
          <RestoStatus hours={hours} timeZone={timeZone} />
          <ChevronDown className={styles.arrow} />
        </button>
      )}
    >
      <Suspense fallback={null}>
        <RestoSchedule hours={hours} timeZone={timeZone} />
      </Suspense>
    </Popover>
  )
}
