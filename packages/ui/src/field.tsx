import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldFrame, type FieldTexts, toDescribedBy } from '#field-frame.tsx'
import styles from './field.module.css'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'disabled' | 'required' | 'readOnly'
>

interface Props extends FieldTexts, NativeProps {
  value: string
  onValueChange: (value: string) => void
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  start?: ReactNode
  end?: ReactNode
}

/** The form's rules give the errors, so the browser's own bubbles are off. */
export function Field({
  label,
  error,
  hint,
  isHintLive = false,
  counterMax,
  value,
  onValueChange,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  start,
  end,
  type = 'text',
  id: givenId,
  ...rest
}: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const texts: FieldTexts = {
    label,
    error,
    hint,
    isHintLive,
    ...(counterMax !== undefined && { counterMax }),
  }
  return (
    <FieldFrame {...texts} id={id} value={value} start={start} end={end}>
      <input
        // The label takes the placeholder's place. The space keeps :placeholder-shown working for an empty field.
        placeholder=" "
        {...rest}
        id={id}
        type={type}
        className={styles.control}
        value={value}
        disabled={isDisabled}
        readOnly={isReadOnly}
        aria-required={isRequired || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={toDescribedBy(id, texts)}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  )
}
