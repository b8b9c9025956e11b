import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  onSubmit: () => void
}

/** A form that the app checks and sends: the browser neither adds checks in words of its own nor opens another page. */
export function Form({ onSubmit, ...rest }: Props) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
