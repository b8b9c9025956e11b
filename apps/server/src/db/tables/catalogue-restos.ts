import type { Flag } from '#db/tables/catalogue.ts'

/** Venues and where they deliver. */
export interface RestoTables {
  restos: {
    id: number
    brandId: number
    order: number
    lat: number
    lng: number
    timeZone: string
    averageCheckMinor: number | null
    payEngine: string | null
    preOrderType: string
    preOrderMinTimeMinutes: number
    preOrderDayInAdvance: number
  }
  restoCities: { restoId: number; place: number; cityId: number }
  restoTags: { restoId: number; place: number; tagId: number }
  restoPays: { restoId: number; place: number; payId: number }
  restoPayMethods: {
    restoId: number
    deliveryMethod: string
    cardOnline: string | null
    cardUponReceipt: Flag
    cashUponReceipt: Flag
  }
  restoMenus: { restoId: number; place: number; menuId: number }
  restoMenuMethods: { restoId: number; menuId: number; place: number; method: string }
  /** `purpose`: opening or pre-order. */
  restoHours: {
    restoId: number
    purpose: string
    dayNumber: number
    isActive: Flag
    open: string
    close: string
  }
  zones: { id: number; restoId: number }
  zonePoints: { zoneId: number; place: number; lat: number; lng: number }
  zoneThresholds: {
    zoneId: number
    place: number
    minOrderMinor: number
    maxOrderMinor: number
    deliveryPriceMinor: number
    deliveryMinutes: number
  }
}
