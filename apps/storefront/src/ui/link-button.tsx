import type { ReactNode } from 'react'
import { Link, type LinkProps } from '#navigation/link.tsx'
import { ButtonContent, type ButtonLook } from '#ui/button-content.tsx'
import styles from './button.module.css'

interface Props extends ButtonLook, Omit<LinkProps, 'className' | 'style' | 'children'> {
  icon?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** Looks like a button, goes somewhere: it can be opened in a new tab, and is announced as the link it is. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  icon,
  end,
  children,
  ...rest
}: Props) {
  return (
    <Link
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <ButtonContent icon={icon} end={end}>
        {children}
      </ButtonContent>
    </Link>
  )
}
