import { toTypedPhone } from '@lavash/rulebook/account/phone-format'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { Field } from '#field.tsx'

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete' | 'ref'> {
  inputRef?: RefObject<HTMLInputElement | null>
  /** The country of a number without country code, such as '+7'. '' if unknown. */
  homeCountry: string
}

/** Formats the number for its country while it is typed or pasted. The meaning of the input does not change. */
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
        // Formatting moves a cursor in the middle to the end. Then the number is formatted on blur.
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
