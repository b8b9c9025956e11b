import type { OwnDevice } from '@lavash/contract/devices'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Connection } from '#features/counter/counter-bar.tsx'
import { useClock } from '#features/counter/use-clock.ts'
import { PeopleGrid } from '#features/lock/people-grid.tsx'
import { PinPad } from '#features/lock/pin-pad.tsx'
import { useSecondsLeft } from '#features/lock/use-seconds-left.ts'
import { useUnlock } from '#features/lock/use-unlock.ts'
import { useText } from '#i18n/use-text.ts'
import { Content } from '#parts/content.tsx'
import styles from './lock-screen.module.css'

/** The tablet between two people: who comes now? */
export function LockScreen({ device }: { device: OwnDevice }) {
  const t = useText()
  const format = useFormat()
  const time = useClock()
  const { personId, pin, isBusy, problem, rest, choose, type, enter } = useUnlock()
  const left = useSecondsLeft(rest)
  const pad = useRef<HTMLElement>(null)
  // The keys of a keyboard belong to the PIN now: Enter on a name would only choose it again.
  const handleChoose = (id: string) => {
    choose(id)
    pad.current?.focus({ preventScroll: true })
  }
  const person = device.people.find(({ id }) => id === personId)
  useEffect(() => {
    document.title = device.restoName
  }, [device.restoName])
  return (
    <Content className={styles.page}>
      <div className={styles.people}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.venue} tabIndex={-1}>
              {device.restoName}
            </h1>
            <p className={styles.tablet}>{t('counter.tablet', { name: device.name })}</p>
          </div>
          <p className={styles.time}>{time}</p>
        </div>
        {device.people.length === 0 ? (
          <EmptyState icon={<LockKeyhole />} title={t('counter.nobody')} text={t('counter.nobodyText')} />
        ) : (
          <PeopleGrid people={device.people} chosenId={personId} onChoose={handleChoose} />
        )}
        <div className={styles.foot}>
          <Connection />
        </div>
      </div>
      <section ref={pad} className={styles.pin} aria-label="PIN" tabIndex={-1}>
        <p className={styles.ask} aria-live="polite">
          {person === undefined ? t('counter.choose') : t('counter.yourPin', { name: person.name })}
        </p>
        <PinPad
          pin={pin}
          onPinChange={type}
          onEnter={enter}
          isDisabled={person === undefined || isBusy || left > 0}
        />
        <p className={styles.problem} role="alert">
          {left > 0 ? t('counter.locked', { time: format.countdown(left) }) : problem}
        </p>
        <p className={styles.rule}>{t('counter.rule')}</p>
      </section>
    </Content>
  )
}
