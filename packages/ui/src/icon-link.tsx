import type { MouseEventHandler, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface Props {
  /** Required: the icon alone has no accessible name. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'neutral'
  href: string
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** A link that looks like an icon button. An app's router wraps it. */
export function IconLink({ label, icon, variant = 'quiet', ...rest }: Props) {
  return (
    <a {...rest} className={styles.button} data-variant={variant} aria-label={label} title={label}>
      {icon}
    </a>
  )
}
