import { type ReactNode, type Ref, useId } from 'react'
import { HiddenText } from '#hidden-text.tsx'
import { LiveError } from '#live-error.tsx'
import styles from './choice.module.css'

interface Props {
  ref?: Ref<HTMLFieldSetElement> | undefined
  label: string
  isLabelHidden?: boolean
  /** Beside the label: 'выберите 1'. */
  labelEnd?: ReactNode
  variant?: 'rows' | 'plain' | 'cards'
  error?: string | undefined
  children: ReactNode
}

/** Several controls under one question. The error stands below them and is announced. */
export function ChoiceGroup(props: Props) {
  const { ref, label, isLabelHidden = false, labelEnd, variant = 'rows', error, children } = props
  const id = useId()
  return (
    <fieldset
      ref={ref}
      className={styles.group}
      data-variant={variant}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <HiddenText>{label}</HiddenText> : label}
        {labelEnd}
      </legend>
      {children}
      <LiveError id={`${id}-error`} className={styles.error} text={error} />
    </fieldset>
  )
}
