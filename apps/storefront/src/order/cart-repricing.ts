import { type CartPosition, replaceLine } from '@lavash/rulebook/cart/cart'
import type { RefusalItem } from '@lavash/client/result.ts'
import type { PriceChange } from '#order/preflight-state.ts'

export interface Repricing {
  readonly lines: readonly CartPosition[]
  readonly changes: readonly PriceChange[]
}

/** The kitchen's present price of a line. Undefined if no price changed. */
export function findRepricing(
  lines: readonly CartPosition[],
  errors: readonly RefusalItem[],
): Repricing | undefined {
  const changes: PriceChange[] = []
  let repriced = lines
  for (const { code, field, price } of errors) {
    const line = code === 'position.price-changed' ? lines[findLineIndex(field) ?? -1] : undefined
    if (line === undefined || typeof price !== 'number' || price === line.price) continue
    repriced = replaceLine(repriced, line, { ...line, price })
    changes.push({ name: line.name, oldPriceMinor: line.price })
  }
  return changes.length === 0 ? undefined : { lines: repriced, changes }
}

/** 'positions.2.modifiers' names the third line. */
export function findLineIndex(field: string | undefined): number | undefined {
  const found = /^positions\.(\d+)(?:\.|$)/.exec(field ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}
