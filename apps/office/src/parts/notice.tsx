import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface Props {
  tone?: 'plain' | 'warn' | 'danger'
  icon: ReactNode
  title?: string
  children: ReactNode
}

/** Something to read before acting. A colour never stands without its sign. */
export function Notice({ tone = 'plain', icon, title, children }: Props) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <span className={styles.icon}>{icon}</span>
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
