import { Minus, Plus, Trash } from 'lucide-react'
import { useText } from '#use-text.ts'
import styles from './stepper.module.css'

interface Props {
  /** What is counted: the dish, the persons. */
  label: string
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  size?: 'medium' | 'large'
  /** Going below one removes the thing, and the button's name says so. */
  isRemovable?: boolean
  isDisabled?: boolean
  /** The id of the error of the count. */
  describedBy?: string
}

/** At its limit a button stays focusable: disabling the pressed button would lose the focus. */
export function Stepper({
  label,
  value,
  onValueChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  size = 'medium',
  isRemovable = false,
  isDisabled = false,
  describedBy,
}: Props) {
  const t = useText()
  const canDecrease = value > min && !isDisabled
  const canIncrease = value < max && !isDisabled
  const isRemoving = isRemovable && value === 1
  return (
    <fieldset
      className={styles.stepper}
      data-size={size}
      data-disabled={isDisabled || undefined}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={isRemoving ? t('common.remove') : t('common.decrease')}
        aria-disabled={!canDecrease || undefined}
        onClick={() => canDecrease && onValueChange(value - 1)}
      >
        {isRemoving ? <Trash /> : <Minus />}
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={t('common.increase')}
        aria-disabled={!canIncrease || undefined}
        onClick={() => canIncrease && onValueChange(value + 1)}
      >
        <Plus />
      </button>
    </fieldset>
  )
}
