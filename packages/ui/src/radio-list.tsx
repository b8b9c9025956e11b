import { type ReactNode, type Ref, useId } from 'react'
import { ChoiceGroup } from '#choice-group.tsx'
import styles from './choice.module.css'

export interface RadioOption<Value> {
  value: Value
  label: string
  description?: ReactNode
  /** A price, opening hours. */
  end?: ReactNode
  isDisabled?: boolean
}

interface Props<Value> {
  ref?: Ref<HTMLFieldSetElement> | undefined
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

/** Native radios: one Tab stop, arrows choose, and forms and screen readers support them. */
export function RadioList<Value extends string | number>({
  options,
  value,
  onValueChange,
  ...group
}: Props<Value>) {
  const name = useId()
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            className={styles.control}
            name={name}
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
    </ChoiceGroup>
  )
}
