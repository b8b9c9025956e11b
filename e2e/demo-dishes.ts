import type { Page } from '@playwright/test'
import type { DemoVenue } from './demo-venue.ts'

export interface DemoDish {
  id: number
  menu: { id: number }
  name: string
  description: string
  price: number
  hasModifiers: boolean
  isStopped: boolean
  tags: { code: string; name: string }[]
  measure: { value: number; unit: string }
}

async function readDishes(url: string, menuId: number | undefined): Promise<DemoDish[]> {
  const response = await fetch(`${url}/1/p/menus/${menuId}/positions`, {
    headers: { 'accept-language': 'ru' },
  })
  return (await response.json()) as DemoDish[]
}

/** The first dish of the first menu that fits. */
export async function getDish(
  url: string,
  venue: DemoVenue,
  isWanted: (dish: DemoDish) => boolean,
): Promise<DemoDish> {
  const dish = (await readDishes(url, venue.menuIds[0])).find(isWanted)
  if (dish === undefined) throw new Error('The demonstration has no such dish')
  return dish
}

/** Without modifiers, for all ages, and sold now. */
export function isPlain({ hasModifiers, isStopped, tags }: DemoDish): boolean {
  return !hasModifiers && !isStopped && tags.every(({ code }) => code !== 'adult')
}

export function toLine(
  { id, menu, name, price, hasModifiers }: DemoDish,
  count: number,
  modifierId?: number,
) {
  const modifiers = modifierId === undefined ? [] : [{ id: modifierId, count: 1, price: 0 }]
  const sum = price * count
  return { id, menu, name, price, count, sum, hasModifiers, modifiers, discounts: [], promoCodes: [] }
}

/** The dish's card in the menu. */
export function cardOf(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
}
