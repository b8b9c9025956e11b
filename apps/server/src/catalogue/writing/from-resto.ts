import { amountMaxMinor } from '@lavash/rulebook/site/limits'
import type { PayMethods, Resto, Zone } from '#catalogue/catalogue.ts'
import type { PayMethodsSource, RestoSource } from '#catalogue/schema/resto-file.ts'
import type { ZoneSource, ZonesSource } from '#catalogue/schema/zones-file.ts'
import {
  fromLocalText,
  fromOpeningHours,
  fromPhotos,
  fromPrice,
  withoutNothing,
} from '#catalogue/writing/from-texts.ts'

export function fromResto(resto: Resto): RestoSource {
  const { preOrder, averageCheckMinor } = resto
  return {
    order: resto.order,
    cities: resto.cities,
    name: fromLocalText(resto.name),
    description: fromLocalText(resto.description),
    address: fromLocalText(resto.address),
    street: fromLocalText(resto.street),
    location: resto.location,
    timeZone: resto.timeZone,
    phones: resto.phones,
    emails: resto.emails,
    links: resto.links,
    ...(averageCheckMinor === null ? {} : { averageCheck: fromPrice(averageCheckMinor) }),
    tags: resto.tags,
    pays: resto.pays,
    ...(resto.payEngine === null ? {} : { payEngine: resto.payEngine }),
    payConfig: {
      delivery: fromPayMethods(resto.payConfig.delivery),
      takeAway: fromPayMethods(resto.payConfig.takeAway),
    },
    menus: resto.menus,
    openingHours: fromOpeningHours(resto.openingHours),
    preOrder: {
      type: preOrder.type,
      minTimeMinutes: preOrder.minTimeMinutes,
      dayInAdvance: preOrder.dayInAdvance,
      ...(preOrder.hours.length === 0 ? {} : { hours: fromOpeningHours(preOrder.hours) }),
    },
    photos: fromPhotos(resto.photos),
  }
}

function fromPayMethods(methods: PayMethods): PayMethodsSource {
  return withoutNothing(methods) as PayMethodsSource
}

export function fromZones(zones: readonly Zone[]): ZonesSource {
  return { type: 'FeatureCollection', features: zones.map(fromZone) }
}

export function fromZone(zone: Zone): ZoneSource {
  const ring = [...zone.polygon, ...zone.polygon.slice(0, 1)].map(({ lat, lng }) => [lng, lat])
  return {
    type: 'Feature',
    properties: {
      slug: zone.slug,
      resto: zone.resto,
      name: fromLocalText(zone.name),
      thresholds: zone.thresholds.map((threshold) => ({
        from: fromPrice(threshold.minOrderMinor),
        ...(threshold.maxOrderMinor === amountMaxMinor ? {} : { to: fromPrice(threshold.maxOrderMinor) }),
        deliveryPrice: fromPrice(threshold.deliveryPriceMinor),
        deliveryMinutes: threshold.deliveryMinutes,
      })),
    },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
}
