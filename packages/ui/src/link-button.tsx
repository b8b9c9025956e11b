import type { ComponentProps, ReactNode } from 'react'
import { ButtonContent, type ButtonLook } from '#button-content.tsx'
import styles from './button.module.css'

interface Props extends ButtonLook, Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  href: string
  icon?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** A link that looks like a button. An app's router wraps it, so that a press does not load the page anew. */
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
    <a
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <ButtonContent icon={icon} end={end}>
        {children}
      </ButtonContent>
    </a>
  )
}
