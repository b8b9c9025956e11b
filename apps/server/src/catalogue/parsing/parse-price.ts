import { amountMaxMinor } from '@lavash/rulebook/site/limits'

/**
 * 329, 6.5, '6.50' or '6,50' as minor units; undefined when it is no price.
 * By digits, not by multiplication: 1.15 * 100 is 114.99999999999999.
 */
export function parsePriceMinor(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(String(value))
  if (!match) return undefined
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return minor <= amountMaxMinor ? minor : undefined
}

export function getPriceMinor(value: unknown): number {
  const minor = parsePriceMinor(value)
  if (minor === undefined) throw new RangeError(`Not a price: ${String(value)}`)
  return minor
}

/** As an owner would write it: 329, 6.50. */
export function toPriceText(minor: number): string {
  const whole = Math.floor(minor / 100)
  const rest = minor % 100
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`
}
