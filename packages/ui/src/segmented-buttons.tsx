import { HiddenText } from '#hidden-text.tsx'
import styles from './segmented-toggle.module.css'

interface Props<Value> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onPress: (value: Value) => void
}

/**
 * A SegmentedToggle that opens a popup. Among radios an arrow would open it (WCAG 3.2.2): these are buttons, which wait
 * for a press.
 */
export function SegmentedButtons<Value extends string>({ label, options, value, onPress }: Props<Value>) {
  return (
    <fieldset className={styles.toggle}>
      <legend>
        <HiddenText>{label}</HiddenText>
      </legend>
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <span aria-hidden>{option.label}</span>
          <button
            type="button"
            className={styles.input}
            aria-label={option.label}
            aria-pressed={option.value === value}
            aria-haspopup="dialog"
            onClick={() => onPress(option.value)}
          />
        </div>
      ))}
    </fieldset>
  )
}
