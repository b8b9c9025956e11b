import { foldAddressText, ordinalMark, toAddressWords } from '#geo/addresses/street-name.ts'
import { findStreetType, type StreetType } from '#geo/addresses/street-types.ts'
import { toHouseKey } from '#geo/addresses/house-number.ts'

export interface QueryWord {
  readonly text: string
  /** The word may be 'street' or 'lane' instead of a name. */
  readonly type: StreetType | undefined
}

/** One interpretation of the typed text. */
export interface QueryReading {
  readonly words: readonly QueryWord[]
  /** Normalised house number, or ''. */
  readonly house: string
}

// On normalised text: «кв. 5», «подъезд 2», a postcode. They are for the courier and not for the map.
const inside =
  /(?<![\p{L}\p{N}])(?:kvartira|kv|apartment|apt|ofis|office|of|stan|podezd|pod|etazh|et|floor)\s*\d+[a-z]?/gu
const postcode = /(?<![\p{L}\p{N}])\d{5,6}(?![\p{L}\p{N}])/gu
const cityMarks = new Set(['g', 'gorod', 'grad', 'city'])

const mark = String.raw`(?:(?:vladenie|vlad|vl|dom|d|no|br)\s*)?`
const number = String.raw`\d+[a-z]?(?:\s*[-–/\\]\s*\d+[a-z]?)*`
const building = String.raw`(?:\s*(?:korpus|korp|kor|k)\s*\d+[a-z]?)?(?:\s*(?:stroenie|str|s)\s*\d+[a-z]?)?`
const letter = String.raw`(?:\s*(?:litera|lit)\s*[a-z])?`
const house = new RegExp(
  `(?<![\\p{L}\\p{N}-])${mark}${number}${building}${letter}(?![\\p{L}\\p{N}${ordinalMark}])`,
  'gu',
)
const looseLetter = /^\s+([a-z])(?![\p{L}\p{N}])/u
/**
 * Each reading is searched word by word among all streets, so «1 1 1 …» of two hundred characters would delay every
 * other customer. A full address with country, region, district and city has as many words and no more numbers.
 */
const maxHouses = 3
const maxWords = 10

/**
 * A number may be the house («набережная 14», «14 набережная») or a part of the name («8 Марта», «14-я линия»). Both
 * are tried, the last number as the house first. The better match is shown first.
 */
export function readQuery(text: string): QueryReading[] {
  const folded = foldAddressText(text).replaceAll(/[.,;:№#"«»()]/g, ' ')
  const plain = folded.replaceAll(inside, ' ').replaceAll(postcode, ' ')
  const readings: QueryReading[] = []
  for (const match of [...plain.matchAll(house)].slice(-maxHouses).toReversed()) {
    const before = plain.slice(0, match.index)
    const after = plain.slice(match.index + match[0].length)
    const [spaced, ending] = looseLetter.exec(after) ?? []
    if (spaced !== undefined) {
      readings.push(toReading(`${before} ${after.slice(spaced.length)}`, `${match[0]}${ending ?? ''}`))
    }
    readings.push(toReading(`${before} ${after}`, match[0]))
  }
  readings.push(toReading(plain, ''))
  return readings.filter(({ words }) => words.length > 0)
}

function toReading(rest: string, typedHouse: string): QueryReading {
  const all = toAddressWords(rest)
  const unmarked = all.filter((word) => !cityMarks.has(word))
  const words = (unmarked.length === 0 ? all : unmarked).slice(0, maxWords)
  return {
    words: words.map((word) => ({ text: word, type: findStreetType(word) })),
    house: toHouseKey(typedHouse),
  }
}
