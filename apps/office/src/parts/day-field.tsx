import { useId } from 'react'
import styles from './select.module.css'

interface Props {
  label: string
  value: string
  onValueChange: (value: string) => void
}

/** The browser's own calendar. */
export function DayField({ label, value, onValueChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={styles.control}
        data-day
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  )
}
