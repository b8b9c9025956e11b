import type { Deliveries, DeliveryZone } from '@lavash/contract/deliveries'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { RestoEntry, ZoneEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'

export function toDeliveries({ zones }: RestoEntry, size: number, locale: Locale): Deliveries {
  return { content: zones.slice(0, size).map((zone) => toDeliveryZone(zone, locale)) }
}

function toDeliveryZone({ id, zone }: ZoneEntry, locale: Locale): DeliveryZone {
  return {
    id,
    name: getText(zone.name, locale),
    polygon: zone.polygon,
    rules: zone.thresholds.map((threshold) => ({
      deliveryPrice: threshold.deliveryPriceMinor,
      time: threshold.deliveryMinutes,
      maxOrderPrice: threshold.maxOrderMinor,
      minOrderPrice: threshold.minOrderMinor,
    })),
  }
}
