/** Arrows move between the field and the results. Enter in the field opens the first result. */
export function moveFocus(key: string, content: HTMLElement): boolean {
  const stops = [...content.querySelectorAll<HTMLElement>('input, a[data-position]')]
  const [field, first] = stops
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (key === 'Enter' && at === 0 && field !== undefined) {
    first?.click()
    return first !== undefined
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined || at === -1) return false
  const next = stops[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}
