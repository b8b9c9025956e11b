import type { Trx } from '#db/db.ts'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

export const venuesAndOffers: Migration = {
  name: '0003-venues-and-offers',
  up: async (trx) => {
    await createRestos(trx)
    await createOffers(trx)
  },
}

const thing = '→ catalogueIds'

async function createRestos(trx: Trx): Promise<void> {
  const resto = '→ restos'
  await createTable(
    trx,
    'restos',
    {
      id: thing,
      brandId: '→ brands',
      order: 'integer',
      lat: 'number',
      lng: 'number',
      timeZone: 'text',
      averageCheckMinor: 'minor?',
      payEngine: 'text?',
      preOrderType: 'text',
      preOrderMinTimeMinutes: 'integer',
      preOrderDayInAdvance: 'integer',
    },
    ['id'],
  )
  await createTable(trx, 'restoCities', { restoId: resto, place: 'integer', cityId: '→ cities' }, [
    'restoId',
    'place',
  ])
  await createTable(trx, 'restoTags', { restoId: resto, place: 'integer', tagId: '→ tags' }, [
    'restoId',
    'place',
  ])
  await createTable(trx, 'restoPays', { restoId: resto, place: 'integer', payId: '→ pays' }, [
    'restoId',
    'place',
  ])
  await createTable(
    trx,
    'restoPayMethods',
    {
      restoId: resto,
      deliveryMethod: 'text',
      cardOnline: 'text?',
      cardUponReceipt: 'flag',
      cashUponReceipt: 'flag',
    },
    ['restoId', 'deliveryMethod'],
  )
  await createTable(trx, 'restoMenus', { restoId: resto, place: 'integer', menuId: '→ menus' }, [
    'restoId',
    'place',
  ])
  await createTable(
    trx,
    'restoMenuMethods',
    { restoId: resto, menuId: '→ menus', place: 'integer', method: 'text' },
    ['restoId', 'menuId', 'place'],
  )
  await createTable(
    trx,
    'restoHours',
    { restoId: resto, purpose: 'text', dayNumber: 'integer', isActive: 'flag', open: 'text', close: 'text' },
    ['restoId', 'purpose', 'dayNumber'],
  )
  await createTable(trx, 'zones', { id: thing, restoId: resto }, ['id'])
  await createTable(
    trx,
    'zonePoints',
    { zoneId: '→ zones', place: 'integer', lat: 'number', lng: 'number' },
    ['zoneId', 'place'],
  )
  await createTable(
    trx,
    'zoneThresholds',
    {
      zoneId: '→ zones',
      place: 'integer',
      minOrderMinor: 'minor',
      maxOrderMinor: 'minor',
      deliveryPriceMinor: 'minor',
      deliveryMinutes: 'integer',
    },
    ['zoneId', 'place'],
  )
  await createTable(
    trx,
    'brandDefaults',
    { brandId: '→ brands', cityId: '→ cities?', restoId: '→ restos?', deliveryMethod: 'text?' },
    ['brandId'],
  )
}

async function createOffers(trx: Trx): Promise<void> {
  const term = { startAt: 'at?', endAt: 'at?' } as const
  await createTable(
    trx,
    'promotions',
    {
      id: thing,
      brandId: '→ brands',
      isEverywhere: 'flag',
      ...term,
      promoCode: 'text?',
      priority: 'integer',
    },
    ['id'],
  )
  await createTable(
    trx,
    'promotionRestos',
    { promotionId: '→ promotions', place: 'integer', restoId: '→ restos' },
    ['promotionId', 'place'],
  )
  await createTable(
    trx,
    'promotionPositions',
    { promotionId: '→ promotions', place: 'integer', positionId: '→ positions' },
    ['promotionId', 'place'],
  )
  await createTable(
    trx,
    'promoCodes',
    {
      id: thing,
      brandId: '→ brands',
      code: 'text',
      percent: 'number?',
      amountMinor: 'minor?',
      isActive: 'flag',
      isEverywhere: 'flag',
      isForAllMethods: 'flag',
      isAtAnyHour: 'flag',
      minOrderMinor: 'minor?',
      maxDiscountMinor: 'minor?',
      totalLimit: 'integer?',
      personLimit: 'integer?',
      ...term,
    },
    ['id'],
  )
  await createTable(
    trx,
    'promoCodeRestos',
    { promoCodeId: '→ promoCodes', place: 'integer', restoId: '→ restos' },
    ['promoCodeId', 'place'],
  )
  await createTable(
    trx,
    'promoCodeMethods',
    { promoCodeId: '→ promoCodes', place: 'integer', method: 'text' },
    ['promoCodeId', 'place'],
  )
  await createTable(
    trx,
    'dayRanges',
    { thingId: thing, place: 'integer', dayNumber: 'integer', startAt: 'text', endAt: 'text' },
    ['thingId', 'place'],
  )
}
