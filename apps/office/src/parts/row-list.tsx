import type { ReactNode } from 'react'
import styles from './row-list.module.css'

/** Things of a kind below each other: devices, passkeys, sessions. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

interface Props {
  icon: ReactNode
  title: string
  /** The dot before the second line; its colour repeats what the words say. */
  tone?: 'plain' | 'good' | 'warn' | 'bad'
  about: string
  /** The buttons of this row. */
  children?: ReactNode
}

export function Row({ icon, title, tone = 'plain', about, children }: Props) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        <p className={styles.about} data-tone={tone}>
          {about}
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
