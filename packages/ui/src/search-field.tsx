import { Search, X } from 'lucide-react'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { useText } from '#use-text.ts'
import { IconButton } from '#icon-button.tsx'
import styles from './search-field.module.css'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'placeholder' | 'ref'
>

interface Props extends NativeProps {
  /** Both the accessible name and the placeholder. */
  label: string
  value: string
  onValueChange: (value: string) => void
  inputRef?: RefObject<HTMLInputElement | null>
}

export function SearchField({ label, value, onValueChange, inputRef, ...rest }: Props) {
  const t = useText()
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  return (
    <div className={styles.field}>
      <Search className={styles.icon} />
      <input
        {...rest}
        ref={input}
        type="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          label={t('ui.clearField', { label })}
          icon={<X />}
          onClick={() => {
            onValueChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
