import { type ReactNode, useId } from 'react'
import { HiddenText } from '#ui/hidden-text.tsx'
import styles from './choice.module.css'

export interface RadioOption<Value> {
  value: Value
  label: string
  description?: string | undefined
  /** A price, opening hours. */
  end?: ReactNode
  isDisabled?: boolean
}

interface Props<Value> {
  label: string
  isLabelHidden?: boolean
  /** Beside the label: 'выберите 1'. */
  labelEnd?: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  variant?: 'rows' | 'plain' | 'cards'
  error?: string | undefined
}

/** Native radios: one stop for Tab, arrows choose, forms and screen readers know them. */
export function RadioList<Value extends string | number>({
  label,
  isLabelHidden = false,
  labelEnd,
  options,
  value,
  onValueChange,
  variant = 'rows',
  error,
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset
      className={styles.group}
      data-variant={variant}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <HiddenText>{label}</HiddenText> : label}
        {labelEnd}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            className={styles.control}
            name={id}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.texts}>
            {option.label}
            {option.description !== undefined && (
              <span className={styles.description}>{option.description}</span>
            )}
          </span>
          {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
        </label>
      ))}
      <p id={`${id}-error`} className={styles.error} aria-live="polite" hidden={error === undefined}>
        {error}
      </p>
    </fieldset>
  )
}
