import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface Props {
  /** `photo` lies on a picture ('Хит'), `plain` tells a measure, `soft` asks for something ('выберите 1'). */
  variant?: 'photo' | 'plain' | 'soft'
  children: ReactNode
}

export function Badge({ variant = 'plain', children }: Props) {
  return (
    <span className={styles.badge} data-variant={variant}>
      {children}
    </span>
  )
}
