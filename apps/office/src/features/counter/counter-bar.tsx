import { Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Avatar } from '#parts/avatar.tsx'
import { useIsOnline } from '#parts/use-is-online.ts'
import { useClock } from '#features/counter/use-clock.ts'
import styles from './counter-bar.module.css'

interface Props {
  title: string
  about: string
  person: string
  /** How one leaves: locking the tablet, or going back to the office. */
  children?: ReactNode
}

/** Read from two metres: the venue, the connection, the time, who is there. */
export function CounterBar({ title, about, person, children }: Props) {
  const t = useText()
  const time = useClock()
  return (
    <header className={styles.bar}>
      <div className={styles.venue}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.about}>{about}</p>
      </div>
      <Connection />
      {children}
      <p className={styles.time}>{time}</p>
      <span className={styles.person} title={t('board.person', { name: person })}>
        <Avatar name={person} />
        <span className={styles.name}>{person}</span>
      </span>
    </header>
  )
}

export function Connection() {
  const t = useText()
  const isOnline = useIsOnline()
  return (
    <output className={styles.connection} data-lost={!isOnline || undefined}>
      {isOnline ? <Wifi /> : <WifiOff />}
      {t(isOnline ? 'board.connected' : 'board.disconnected')}
    </output>
  )
}
