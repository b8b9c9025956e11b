import type { ReactNode } from 'react'
import styles from './position-grid.module.css'

interface Props {
  form: 'card' | 'row'
  children: ReactNode
}

/** Three to five cards in a row on a desktop, rows on a phone. */
export function PositionGrid({ form, children }: Props) {
  return (
    <div className={styles.place}>
      <ul className={styles.grid} data-form={form}>
        {children}
      </ul>
    </div>
  )
}
