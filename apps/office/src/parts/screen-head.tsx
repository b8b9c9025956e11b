import { type ReactNode, useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'
import styles from './screen-head.module.css'

interface Props {
  title: string
  /** The brand or the venue, for the window's title. */
  place: string
  /** The one primary button of a list stands here. */
  actions?: ReactNode
  children?: ReactNode
}

/** The heading takes the focus when the screen has changed (app/routing/focus-heading.ts). */
export function ScreenHead({ title, place, actions, children }: Props) {
  const t = useText()
  const documentTitle = t('app.documentTitle', { screen: title, place })
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
