import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '#spinner.tsx'
import styles from './icon-button.module.css'

interface Props extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'type' | 'children' | 'aria-label'
> {
  /** Required: the icon alone has no accessible name. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'neutral' | 'soft' | 'floating'
  isDisabled?: boolean
  isLoading?: boolean
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  isDisabled = false,
  isLoading = false,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      data-variant={variant}
      disabled={isDisabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      aria-label={label}
      title={label}
      onClick={isLoading ? undefined : onClick}
    >
      {isLoading ? <Spinner sizePx={20} /> : icon}
    </button>
  )
}
