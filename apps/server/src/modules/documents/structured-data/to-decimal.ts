/** Schema.org and Open Graph write prices with a point and without a sign, whatever the language. */
export function toDecimal(amountMinor: number): string {
  return (amountMinor / 100).toFixed(2)
}
