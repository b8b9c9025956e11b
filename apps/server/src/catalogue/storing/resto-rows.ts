import { getDayOfWeek, toDayNumber } from '@lavash/rulebook/time/days-of-week'
import type { DayHours, PayMethods, Resto } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toContactRows, toFlag, toTextRows, toThingPhotoRows } from '#catalogue/storing/new-rows.ts'
import type { NewRow, SomeRows } from '#catalogue/storing/stored-tables.ts'

export function toRestoRows(resto: Resto, brandId: number, ids: CatalogueIds): SomeRows {
  const restoId = ids.get('resto', resto.slug)
  const { name, description, address, street, preOrder, payConfig } = resto
  return {
    restos: [
      {
        id: restoId,
        brandId,
        order: resto.order,
        ...resto.location,
        timeZone: resto.timeZone,
        averageCheckMinor: resto.averageCheckMinor,
        payEngine: resto.payEngine,
        preOrderType: preOrder.type,
        preOrderMinTimeMinutes: preOrder.minTimeMinutes,
        preOrderDayInAdvance: preOrder.dayInAdvance,
      },
    ],
    restoCities: resto.cities.map((slug, place) => ({ restoId, place, cityId: ids.get('city', slug) })),
    restoTags: resto.tags.map((slug, place) => ({ restoId, place, tagId: ids.get('tag', slug) })),
    restoPays: resto.pays.map((slug, place) => ({ restoId, place, payId: ids.get('pay', slug) })),
    restoPayMethods: [
      toPayMethodsRow(restoId, 'DELIVERY', payConfig.delivery),
      toPayMethodsRow(restoId, 'TAKE_AWAY', payConfig.takeAway),
    ],
    restoMenus: resto.menus.map(({ menu }, place) => ({ restoId, place, menuId: ids.get('menu', menu) })),
    restoMenuMethods: resto.menus.flatMap(({ menu, methods }) =>
      methods.map((method, place) => ({ restoId, menuId: ids.get('menu', menu), place, method })),
    ),
    restoHours: [
      ...toHoursRows(restoId, 'opening', resto.openingHours),
      ...toHoursRows(restoId, 'pre-order', preOrder.hours),
    ],
    contacts: toContactRows(restoId, resto),
    thingPhotos: toThingPhotoRows(restoId, resto.photos, ids),
    texts: toTextRows(restoId, { name, description, address, street }),
  }
}

function toPayMethodsRow(
  restoId: number,
  deliveryMethod: string,
  methods: PayMethods,
): NewRow<'restoPayMethods'> {
  return {
    restoId,
    deliveryMethod,
    cardOnline: methods.cardOnline,
    cardUponReceipt: toFlag(methods.cardUponReceipt),
    cashUponReceipt: toFlag(methods.cashUponReceipt),
  }
}

function toHoursRows(restoId: number, purpose: string, hours: readonly DayHours[]): NewRow<'restoHours'>[] {
  return hours.map(({ dayOfWeek, active, open, close }) => ({
    restoId,
    purpose,
    dayNumber: toDayNumber(dayOfWeek),
    isActive: toFlag(active),
    open,
    close,
  }))
}

export function toRestos(rows: BrandRowSet): Resto[] {
  return rows.all('restos').map((row) => {
    const { id } = row
    return {
      slug: rows.slug(id),
      order: row.order,
      cities: rows.of('restoCities', id).map(({ cityId }) => rows.slug(cityId)),
      name: rows.text(id, 'name'),
      description: rows.text(id, 'description'),
      address: rows.text(id, 'address'),
      street: rows.text(id, 'street'),
      location: { lat: row.lat, lng: row.lng },
      timeZone: row.timeZone,
      ...rows.contacts(id),
      averageCheckMinor: row.averageCheckMinor,
      tags: rows.of('restoTags', id).map(({ tagId }) => rows.slug(tagId)),
      pays: rows.of('restoPays', id).map(({ payId }) => rows.slug(payId)),
      payEngine: row.payEngine,
      payConfig: {
        delivery: toPayMethods(rows, id, 'DELIVERY'),
        takeAway: toPayMethods(rows, id, 'TAKE_AWAY'),
      },
      menus: toRestoMenus(rows, id),
      openingHours: toHours(rows, id, 'opening'),
      preOrder: {
        type: row.preOrderType as Resto['preOrder']['type'],
        minTimeMinutes: row.preOrderMinTimeMinutes,
        dayInAdvance: row.preOrderDayInAdvance,
        hours: toHours(rows, id, 'pre-order'),
      },
      photos: rows.photos(id),
    }
  })
}

function toPayMethods(rows: BrandRowSet, restoId: number, deliveryMethod: string): PayMethods {
  const row = rows.of('restoPayMethods', restoId).find((methods) => methods.deliveryMethod === deliveryMethod)
  return {
    cardOnline: row?.cardOnline ?? null,
    cardUponReceipt: row?.cardUponReceipt === 1,
    cashUponReceipt: row?.cashUponReceipt === 1,
  }
}

function toRestoMenus(rows: BrandRowSet, restoId: number): Resto['menus'] {
  const methods = rows.of('restoMenuMethods', restoId)
  return rows.of('restoMenus', restoId).map(({ menuId }) => ({
    menu: rows.slug(menuId),
    methods: methods
      .filter((row) => row.menuId === menuId)
      .map(({ method }) => method as Resto['menus'][number]['methods'][number]),
  }))
}

function toHours(rows: BrandRowSet, restoId: number, purpose: string): DayHours[] {
  return rows
    .of('restoHours', restoId)
    .filter((row) => row.purpose === purpose)
    .map(({ dayNumber, isActive, open, close }) => ({
      dayOfWeek: getDayOfWeek(dayNumber),
      active: isActive === 1,
      open,
      close,
    }))
}
