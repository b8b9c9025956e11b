import { type ReactNode, useId } from 'react'
import { LiveError } from '#live-error.tsx'
import styles from './choice.module.css'

interface Props {
  label: ReactNode
  description?: string
  end?: ReactNode
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
  isDisabled?: boolean
  /** A line below, for a list of them. */
  isDivided?: boolean
  error?: string | undefined
}

export function Checkbox({
  label,
  description,
  end,
  isChecked,
  onCheckedChange,
  isDisabled = false,
  isDivided = false,
  error,
}: Props) {
  const id = useId()
  return (
    <div>
      <label
        className={styles.row}
        data-divided={isDivided || undefined}
        data-invalid={error !== undefined || undefined}
      >
        <input
          type="checkbox"
          className={styles.control}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span className={styles.texts}>
          {label}
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      <LiveError id={`${id}-error`} className={styles.error} text={error} />
    </div>
  )
}
