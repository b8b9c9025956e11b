import type { ComponentProps, ReactNode } from 'react'
import { ButtonContent, type ButtonLook } from '#button-content.tsx'
import styles from './button.module.css'

interface Props
  extends
    ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'type' | 'children'> {
  type?: 'button' | 'submit'
  icon?: ReactNode
  end?: ReactNode
  isDisabled?: boolean
  isLoading?: boolean
  children: ReactNode
}

/**
 * A loading button keeps its size and focus and ignores presses. A `disabled` button would lose the focus, and a
 * screen reader its place.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  type = 'button',
  icon,
  end,
  isDisabled = false,
  isLoading = false,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the two, by the type above
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      data-loading={isLoading || undefined}
      disabled={isDisabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <ButtonContent icon={icon} end={end} isLoading={isLoading}>
        {children}
      </ButtonContent>
    </button>
  )
}
