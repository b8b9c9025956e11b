import type { ReactNode } from 'react'
import styles from './place-list.module.css'

/** The class of a row: a name at the start, a word about it at the end. */
export const placeRow = styles.row

/** Brands or venues to go to. */
export function PlaceList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
