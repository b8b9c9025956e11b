import type { PreOrderHours } from '@lavash/contract/pre-order-hours'
import type { RestoEntry } from '#serving/catalogue-index.ts'

/** What the brand has switched off no venue offers, whatever its own file says. */
export function toPreOrderHours({ brand, resto }: RestoEntry): PreOrderHours {
  const { type, minTimeMinutes, dayInAdvance, hours } = resto.preOrder
  if (!brand.catalogue.brand.isPreOrderOn || type === 'NONE') {
    return { type: 'NONE', minTimeMinutes, dayInAdvance, hours: [] }
  }
  return { type, minTimeMinutes, dayInAdvance, hours: type === 'CUSTOM' ? hours : resto.openingHours }
}
