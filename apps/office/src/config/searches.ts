type Search = Readonly<Record<string, unknown>>

const popups = ['invite', 'pair'] as const

/** A popup that has an address. */
export function toOpenPopup({ open }: Search): { open?: (typeof popups)[number] } {
  const found = popups.find((popup) => popup === open)
  return found === undefined ? {} : { open: found }
}
