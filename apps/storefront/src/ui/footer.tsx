import type { ReactNode } from 'react'
import styles from './footer.module.css'

interface Props {
  /** Links to the venues, the terms. */
  links: ReactNode
  /** Language, theme. */
  controls?: ReactNode
  /** Who sells: the brand's name and its legal line. */
  legal?: ReactNode
}

export function Footer({ links, controls, legal }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.links}>{links}</div>
        {controls !== undefined && <div className={styles.controls}>{controls}</div>}
        {legal !== undefined && <p className={styles.legal}>{legal}</p>}
      </div>
    </footer>
  )
}
