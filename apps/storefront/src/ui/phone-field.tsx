import { toTypedPhone } from '@lavash/rulebook/account/phone-format'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { getSettings } from '#config/current-settings.ts'
import { Field } from '#ui/field.tsx'

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete' | 'ref'> {
  inputRef?: RefObject<HTMLInputElement | null>
}

/** Takes its country's shape while it is typed and when it is pasted; what was written keeps its meaning. */
export function PhoneField({ value, onValueChange, onBlur, inputRef, ...rest }: Props) {
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const { homeCountry } = getSettings().brand
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
