import type { Position } from '@lavash/contract/menus'
import { toPath } from '@lavash/rulebook/site/site-pages'
import type { MenuItem, NutritionInformation, Offer } from 'schema-dts'
import { toPicture } from '#modules/documents/pages/page-picture.ts'
import { type Site, toUrl } from '#modules/documents/pages/site.ts'
import { toDecimalAmount } from '#decimal-amount.ts'

function toPositionUrl(site: Site, { id, menu }: Pick<Position, 'id' | 'menu'>): string {
  return toUrl(site, toPath('menus.positions.show', { menuId: menu.id, positionId: id }))
}

/** One line of a menu. Details are on the dish's own page. */
export function toMenuLine(site: Site, position: Position): MenuItem {
  const url = toPositionUrl(site, position)
  return {
    '@type': 'MenuItem',
    '@id': url,
    name: position.name,
    url,
    offers: toOffer(site, position),
  }
}

export function toMenuItem(site: Site, position: Position): MenuItem {
  const { description, photos, energy } = position
  return {
    ...toMenuLine(site, position),
    ...(description !== '' && { description }),
    ...(photos.length > 0 && { image: photos.map((photo) => toPicture(site, photo).url) }),
    ...(energy !== undefined && { nutrition: toNutrition(energy) }),
  }
}

function toOffer({ brand }: Site, { price, isStopped }: Position): Offer {
  return {
    '@type': 'Offer',
    price: toDecimalAmount(price),
    priceCurrency: brand.catalogue.brand.currency,
    availability: isStopped ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
  }
}

/** Units in English, because the vocabulary wants a number and a unit of weight. */
function toNutrition({ kcal, proteins, fats, carbs }: NonNullable<Position['energy']>): NutritionInformation {
  return {
    '@type': 'NutritionInformation',
    calories: `${kcal} kcal`,
    proteinContent: `${proteins} g`,
    fatContent: `${fats} g`,
    carbohydrateContent: `${carbs} g`,
  }
}
