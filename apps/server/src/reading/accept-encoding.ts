import type { Encoding } from '#reading/prepared-answer.ts'

/** The smallest of our encodings that the header allows (RFC 9110, 12.5.3), the smallest first. */
export function findEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const qualities = new Map((header ?? '').split(',').map(parseWish))
  const isWished = (encoding: string): boolean => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0
  return offered.find(isWished) ?? 'identity'
}

function parseWish(text: string): [encoding: string, quality: number] {
  const [encoding = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return [encoding, Number.isNaN(quality) ? 0 : quality]
}
