import type { ReactNode } from 'react'
import styles from './footer.module.css'

interface Props {
  /** Logo and name, a link home. */
  brand?: ReactNode
  /** Links to the venues, the terms. */
  links: ReactNode
  /** Phone and mail of the brand. */
  contacts?: ReactNode
  /** City, theme. */
  controls?: ReactNode
  /** Who sells: the brand's name and its legal line. */
  legal?: ReactNode
}

export function Footer({ brand, links, contacts, controls, legal }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        {brand !== undefined && <div className={styles.brand}>{brand}</div>}
        <div className={styles.links}>{links}</div>
        {contacts !== undefined && <div className={styles.contacts}>{contacts}</div>}
        <div className={styles.end}>
          {legal !== undefined && <p className={styles.legal}>{legal}</p>}
          {controls !== undefined && <div className={styles.controls}>{controls}</div>}
        </div>
      </div>
    </footer>
  )
}
