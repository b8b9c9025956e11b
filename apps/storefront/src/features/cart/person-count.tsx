import { personCountMax } from '@lavash/rulebook/site/limits'
import { useId } from 'react'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import { setStored, useStored } from '#storage/stored-values.ts'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { Stepper } from '@lavash/ui/stepper.tsx'
import styles from './cart-lines.module.css'

/** C-06: the number of people. A brand can switch it off. */
export function PersonCount({ problem }: { problem: string | undefined }) {
  const t = useText()
  const problemId = useId()
  const count = useStored('order_person_count')
  if (!getSettings().hasPersonCount) return null
  return (
    <div className={styles.people} data-place="person-count">
      <span>{t('cart.personCount')}</span>
      <Stepper
        label={t('cart.personCount')}
        value={count}
        min={1}
        max={personCountMax}
        describedBy={problemId}
        onValueChange={(next) => setStored({ order_person_count: next })}
      />
      <ProblemText id={problemId} text={problem} />
    </div>
  )
}
