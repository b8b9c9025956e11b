import styles from './progress-bar.module.css'

interface Props {
  label: string
  value: number
  max: number
}

/** How far something has come: an order's sum on its way to free delivery. */
export function ProgressBar({ label, value, max }: Props) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />
}
