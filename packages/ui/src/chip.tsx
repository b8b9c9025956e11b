import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'

interface Props extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'type' | 'children'
> {
  /** Set if the chip is one of several choices. */
  isChosen?: boolean
  isDisabled?: boolean
  icon?: ReactNode
  /** Set if the chip opens a list, for example of cities. */
  hasArrow?: boolean
  children: ReactNode
}

export function Chip({ isChosen, isDisabled = false, icon, hasArrow = false, children, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={styles.chip} disabled={isDisabled} aria-pressed={isChosen}>
      {icon}
      <span className={styles.label}>{children}</span>
      {hasArrow && <ChevronDown className={styles.arrow} />}
    </button>
  )
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  href: string
  /** Marks the current place, for example the menu bar's group. */
  isCurrent?: boolean
  children: ReactNode
}

export function ChipLink({ isCurrent = false, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={styles.chip} aria-current={isCurrent || undefined}>
      <span className={styles.label}>{children}</span>
    </a>
  )
}
