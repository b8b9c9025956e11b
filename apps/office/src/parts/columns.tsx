import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** The main thing at the start, what goes with it beside it, below it on a narrow window. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** Panels below each other in one column. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
