import type { ReactNode } from 'react'
import styles from './position-grid.module.css'

interface Props {
  form: 'card' | 'row'
  children: ReactNode
}

/** 3, 4 or 5 cards beside each other on a desktop, rows below each other on a phone. */
export function PositionGrid({ form, children }: Props) {
  return (
    <div className={styles.place}>
      <ul className={styles.grid} data-form={form}>
        {children}
      </ul>
    </div>
  )
}
