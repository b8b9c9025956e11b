import { parseQualityValues } from '#quality-values.ts'
import type { Encoding } from './prepared-answer.ts'

/** The smallest of our encodings that the header allows (RFC 9110, 12.5.3), the smallest first. */
export function findEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const qualities = new Map(parseQualityValues(header).map(({ value, quality }) => [value, quality]))
  const isWished = (encoding: string): boolean => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0
  return offered.find(isWished) ?? 'identity'
}
