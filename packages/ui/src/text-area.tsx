import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldTexts, toDescribedBy } from '#field-frame.tsx'
import styles from './field.module.css'

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'disabled' | 'required' | 'readOnly'
>

interface Props extends FieldTexts, NativeProps {
  value: string
  onValueChange: (value: string) => void
  isRequired?: boolean
  isDisabled?: boolean
}

/** Begins with its rows and grows with the text (`field-sizing`, where a browser has it). */
export function TextArea({
  label,
  error,
  hint,
  counterMax,
  value,
  onValueChange,
  isRequired = false,
  isDisabled = false,
  rows = 2,
  id: givenId,
  ...rest
}: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const texts: FieldTexts = { label, error, hint, ...(counterMax !== undefined && { counterMax }) }
  return (
    <FieldFrame {...texts} id={id} value={value} isTall>
      <textarea
        placeholder=" "
        {...rest}
        id={id}
        rows={rows}
        className={styles.control}
        style={{ minHeight: `${rows * 1.45 + 1.375}rem` }}
        value={value}
        disabled={isDisabled}
        aria-required={isRequired || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={toDescribedBy(id, texts)}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  )
}
