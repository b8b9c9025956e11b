/** `97600` → `976.00`, as machines write a price in every language: every currency we sell in has hundredths. */
export function toDecimalAmount(amountMinor: number): string {
  const digits = String(amountMinor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Nothing for what is not an amount with two decimals: a sum is never guessed. */
export function findMinorAmount(text: string): number | undefined {
  const [, whole, hundredths] = /^(\d{1,12})\.(\d\d)$/.exec(text) ?? []
  return whole === undefined || hundredths === undefined ? undefined : Number(`${whole}${hundredths}`)
}
