import { smsCodeLength } from '@lavash/rulebook/site/limits'
import { type RefObject, useId } from 'react'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import styles from './code-field.module.css'

interface Props {
  label: string
  value: string
  onValueChange: (code: string) => void
  error: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  isReadOnly: boolean
}

/**
 * One real input under four drawn boxes. SMS autofill, paste, backspace and screen readers need an ordinary field,
 * which four inputs are not.
 */
export function CodeField({ label, value, onValueChange, error, inputRef, isReadOnly }: Props) {
  const id = useId()
  const places = Array.from({ length: smsCodeLength }, (_, place) => place)
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <div className={styles.frame}>
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={value}
          readOnly={isReadOnly}
          // No maxLength: it would cut a pasted 'Код: 4182' before its digits are found.
          onChange={(event) => onValueChange(toDigits(event.target.value))}
        />
        <div className={styles.boxes} aria-hidden>
          {places.map((place) => (
            <span
              key={place}
              className={styles.box}
              data-current={place === Math.min(value.length, smsCodeLength - 1) || undefined}
            >
              {value[place] ?? ''}
            </span>
          ))}
        </div>
      </div>
      <ProblemText id={`${id}-error`} text={error} />
    </div>
  )
}

function toDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, smsCodeLength)
}
