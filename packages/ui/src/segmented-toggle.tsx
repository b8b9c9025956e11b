import { useId } from 'react'
import { HiddenText } from '#hidden-text.tsx'
import styles from './segmented-toggle.module.css'

interface Props<Value> {
  label: string
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of a few options side by side: styled radios, so arrows move between them. */
export function SegmentedToggle<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.toggle}>
      <legend>
        <HiddenText>{label}</HiddenText>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
