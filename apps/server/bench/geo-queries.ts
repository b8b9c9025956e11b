import { foldText } from '@lavash/rulebook/menu/text-fold'
import { findOtherLayout } from '@lavash/rulebook/menu/keyboard-layout'
import type { AddressBook } from '#geo/addresses/address-book.ts'
import { createRandom } from '#geo/demo/random.ts'

export interface GeoQuery {
  readonly text: string
  /** Local name of the street that the customer means. */
  readonly street: string
}

interface QueryMix {
  readonly count: number
  /** Share of queries typed with the other keyboard layout. */
  readonly otherLayout: number
}

const slipShare = 0.33
const begunShare = 0.3
const latinShare = 0.2
const houseShare = 0.6
const begunMinLetters = 4
const longWordLetters = 5

/** As people type: the beginning or all of a street, mostly with a house, every third with a slip, some in Latin. */
export function makeGeoQueries({ streets }: AddressBook, { count, otherLayout }: QueryMix): GeoQuery[] {
  const random = createRandom(2)
  const named = streets.filter(({ names }) => names.local.length > longWordLetters)
  return Array.from({ length: count }, () => {
    const street = named[Math.floor(random() * named.length)]?.names.local ?? ''
    const word = street.split(' ').find((part) => part.length > longWordLetters) ?? street
    const at = 2 + Math.floor(random() * (word.length - 4))
    const slipped = random() < slipShare ? word.slice(0, at) + word.slice(at + 1) : word
    const begun =
      random() < begunShare ? slipped.slice(0, begunMinLetters + Math.floor(random() * 6)) : slipped
    const latin = random() < latinShare ? foldText(begun) : begun
    const spelled = otherLayout > 0 && random() < otherLayout ? (findOtherLayout(latin) ?? latin) : latin
    const text = random() < houseShare ? `${spelled} ${1 + Math.floor(random() * 40)}` : spelled
    return { text, street }
  })
}
