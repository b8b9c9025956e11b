import { type ReactNode, useEffect } from 'react'
import styles from './open-column.module.css'

interface Props {
  title: string
  lead?: ReactNode
  /** The window's title, if it is not the heading. */
  documentTitle?: string
  children: ReactNode
  /** At the foot of the column. */
  foot?: ReactNode
}

/** The column of a screen before somebody is signed in. */
export function OpenColumn({ title, lead, documentTitle = title, children, foot }: Props) {
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  return (
    <div className={styles.column}>
      <div className={styles.middle}>
        <div>
          <h1 className={styles.heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {foot}
    </div>
  )
}
