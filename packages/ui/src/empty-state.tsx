import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface Props {
  icon?: ReactNode
  title: string
  text?: ReactNode
  /** The way on. */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={styles.state}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
