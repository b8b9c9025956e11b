import styles from './spinner.module.css'

interface Props {
  /** Without a size it is as large as the text beside it. */
  sizePx?: number
}

/** Only the drawing. The parent says in words what is loading. */
export function Spinner({ sizePx }: Props) {
  const size = sizePx === undefined ? '1.25em' : `${sizePx / 16}rem`
  return (
    <svg className={styles.spinner} style={{ width: size, height: size }} viewBox="0 0 48 48" aria-hidden>
      <circle className={styles.track} cx="24" cy="24" r="20" />
      <circle className={styles.arc} cx="24" cy="24" r="20" pathLength="100" />
    </svg>
  )
}
