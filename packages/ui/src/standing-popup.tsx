import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useIsMobile } from '#layout-mode.ts'
import styles from './popup.module.css'

interface Props {
  title: string
  size: 'small' | 'large'
  children: ReactNode
}

/**
 * A popup that cannot be closed and leaves the page behind it usable. It needs no focus trap, no Escape and no swipe,
 * so none of the 33 KB of popup-frame.tsx. It looks and is announced like the other popups.
 */
export function StandingPopup({ title, size, children }: Props) {
  const form = useIsMobile() ? 'sheet' : 'dialog'
  const titleId = useId()
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => popup.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.viewport} data-form={form}>
      <div
        ref={popup}
        className={styles.popup}
        data-form={form}
        data-size={size}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element of that name has a look of its own
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.inner}>
          <div className={styles.header} data-bare>
            <h2 id={titleId} className={styles.hiddenTitle}>
              {title}
            </h2>
          </div>
          <div className={styles.body} data-flush>
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
