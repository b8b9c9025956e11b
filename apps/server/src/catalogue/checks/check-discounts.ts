import { parsePriceMinor } from '#catalogue/parsing/parse-price.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem, toMistake, type SourceItem } from '#catalogue/parsing/walk.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { discountKeys, type DiscountSource } from '#catalogue/schema/discount.ts'
import { promoCode } from '#catalogue/schema/promo-codes-file.ts'
import { promotion } from '#catalogue/schema/promotions-file.ts'

const kinds = Object.keys(discountKeys) as (keyof DiscountSource)[]

/** Discounts of promotions and promo codes that take nothing off, or of which nobody could say what they take. */
export function* checkDiscounts(sources: readonly SourceFile[]): Generator<Mistake> {
  for (const source of sources) {
    if (source.kind === 'promo-codes') {
      for (const item of eachItem(source, ['*'], promoCode)) {
        yield* checkDiscount({
          item,
          discount: item.value,
          path: [],
          name: `the promo code '${item.value.code}'`,
        })
      }
    }
    if (source.kind === 'promotions') {
      for (const item of eachItem(source, ['*'], promotion)) {
        const { slug, discount, promoCode: code } = item.value
        if (discount === undefined) continue
        yield* checkDiscount({ item, discount, path: ['discount'], name: `the promotion '${slug}'` })
        if (code === undefined) continue
        yield toMistake(item, ['discount'], {
          problem: `the promotion '${slug}' has a discount and a promo code`,
          expected: 'a discount for everybody here, or one of the code in promo-codes.yaml',
        })
      }
    }
  }
}

interface Written {
  readonly item: SourceItem<unknown>
  readonly discount: DiscountSource
  /** From the item to its discount. */
  readonly path: readonly string[]
  readonly name: string
}

function* checkDiscount({ item, discount, path, name }: Written): Generator<Mistake> {
  const count = kinds.filter((kind) => discount[kind] !== undefined).length
  if (count !== 1) {
    yield toMistake(item, path, {
      problem: `${name} ${count === 0 ? 'takes nothing off' : `has ${count} discounts`}`,
      expected: `one of ${kinds.join(', ')}`,
    })
  }
  const { percent, amount, nForM, cheapestOf } = discount
  for (const [keys, value] of [
    [['percent'], percent],
    [['cheapestOf', 'percent'], cheapestOf?.percent],
  ] as const) {
    if (value === undefined || /^\d+(\.\d{1,2})?$/.test(String(value))) continue
    yield toMistake(item, [...path, ...keys], {
      problem: `${value} percent is too fine`,
      expected: 'a percentage with at most two decimals',
    })
  }
  if (amount !== undefined && parsePriceMinor(amount) === 0) {
    yield toMistake(item, [...path, 'amount'], { problem: 'the amount is 0', expected: 'an amount above 0' })
  }
  if (nForM !== undefined && nForM.payFor >= nForM.count) {
    yield toMistake(item, [...path, 'nForM', 'payFor'], {
      problem: `${nForM.count} for the price of ${nForM.payFor} takes nothing off`,
      expected: `a number below ${nForM.count}`,
    })
  }
}
