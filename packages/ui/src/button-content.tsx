import type { ReactNode } from 'react'
import { Spinner } from '#spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'soft' | 'neutral' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  isWide?: boolean
}

interface Props {
  icon?: ReactNode
  /** At the far end, for example a price or an arrow. Never wraps. */
  end?: ReactNode
  isLoading?: boolean
  children: ReactNode
}

export function ButtonContent({ icon, end, isLoading = false, children }: Props) {
  return (
    <>
      {isLoading && (
        <span className={styles.loading}>
          <Spinner />
        </span>
      )}
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  )
}
