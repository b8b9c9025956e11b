import { toTypedPhone } from '@lavash/rulebook/account/phone-format'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { Field } from '#field.tsx'

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete' | 'ref'> {
  inputRef?: RefObject<HTMLInputElement | null>
  /** '+7': the country of a number that is typed without one; '' where none is known. */
  homeCountry: string
}

/** Takes its country's shape while it is typed and when it is pasted; what was written keeps its meaning. */
export function PhoneField({ value, onValueChange, onBlur, inputRef, homeCountry, ...rest }: Props) {
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  return (
    <Field
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value}
      onValueChange={(typed) => {
        const cursor = input.current?.selectionStart ?? typed.length
        // Reshaped under a cursor in the middle, the number would throw it to the end; it is shaped on leaving.
        onValueChange(cursor === typed.length ? toTypedPhone(typed, homeCountry) : typed)
      }}
      onBlur={(event) => {
        const shaped = toTypedPhone(value, homeCountry)
        if (shaped !== value) onValueChange(shaped)
        onBlur?.(event)
      }}
    />
  )
}
