import { foldText } from '@lavash/rulebook/menu/text-fold'
import { expandAbbreviations, findStreetType, type StreetType } from '#geo/addresses/street-types.ts'

export interface StreetName {
  /** Normalised words without the street type, in their order. */
  readonly words: readonly string[]
  readonly type: StreetType | undefined
}

/** «1-я», «2-го», «3rd» are the numbers 1, 2, 3. The mark tells them from a house number. */
export const ordinalMark = '°'
const ordinal =
  /(?<![\p{L}\p{N}])(\d+)(?:-(?:aya|ya|ia|yi|oi|i|go|ogo|e|oe)|(?:ya|aya|yi|oi|go|st|nd|rd|th))(?![\p{L}\p{N}])/gu

export function foldAddressText(text: string): string {
  return foldText(expandAbbreviations(text)).replaceAll(ordinal, `$1${ordinalMark}`)
}

export function toAddressWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * «ул. Гоголя», «Гоголя ул.» and «улица Гоголя» are one street. In «Набережная улица» the type is «улица», and
 * «набережная» is the name.
 */
export function parseStreetName(name: string): StreetName {
  const all = toAddressWords(foldAddressText(name))
  let typeAt: number | undefined
  let type: StreetType | undefined
  for (const [index, word] of all.entries()) {
    const found = findStreetType(word)
    if (found === undefined || (type !== undefined && type <= found)) continue
    type = found
    typeAt = index
  }
  const words = all.filter((_, index) => index !== typeAt)
  return words.length === 0 ? { words: all, type: undefined } : { words, type }
}

/** One key for all ways to write a street: words in any order and script. */
export function toStreetKey(name: string): string {
  const { words, type } = parseStreetName(name)
  return `${words.toSorted().join(' ')}|${type ?? ''}`
}
