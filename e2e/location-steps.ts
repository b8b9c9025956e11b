import { expect, type Page } from '@playwright/test'
import type { DemoVenue } from './demo-venue.ts'
import { type Stored, toStored } from './visit.ts'

/** Drawing a map in software takes seconds. Tests of other subjects run without it. */
export async function leaveMapOut(page: Page): Promise<void> {
  await page.route('**/assets/embedded-map-*.js', (route) => route.abort())
}

/** What the console says about maps that fail. */
export function watchMapLog(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('The map did not load'))
      logged.push(message.text())
  })
  return logged
}

export async function openFirstVisit(page: Page, search = '?city=Приветный'): Promise<void> {
  // A test may delay a file that the document's load event waits for.
  await page.goto(`/${search}`, { waitUntil: 'commit' })
  await expect(page.getByRole('dialog', { name: 'Адрес' })).toBeVisible()
}

/** The city has no zoom of its own in the catalogue. */
export async function forgetZooms(page: Page): Promise<void> {
  await page.route(/\/1\/p\/cities\?/, async (route) => {
    const response = await route.fetch()
    const cities = (await response.json()) as object[]
    await route.fulfill({ response, json: cities.map((city) => ({ ...city, zoom: null })) })
  })
}

/** Its name includes the place. A phone's home has buttons for the methods only. */
export function placeButton(page: Page) {
  return page
    .getByRole('button', { name: /^(?:Доставка|Самовывоз)./ })
    .filter({ visible: true })
    .first()
}

/** Opens the field with suggestions: beside the form on a desktop, above the map on a phone. */
export async function openSearch(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('combobox', { name: 'Улица и дом' })
  await page.getByRole('button', { name: /^Улица и дом/ }).click()
  // Matched from the start, because the button just tapped has these words too and stays until the map is there.
  await page.getByRole('button', { name: /^Введите адрес/ }).click()
  return page.getByRole('combobox', { name: 'Введите адрес' })
}

export async function pickAddress(page: Page, isMobile: boolean, typed: string, title: string) {
  const field = await openSearch(page, isMobile)
  await field.fill(typed)
  await page.getByRole('option', { name: title }).first().click()
  if (!isMobile) await expect(field).toHaveValue(title)
  else await expect(page.getByRole('button', { name: 'Введите адрес' })).toBeVisible()
}

/** On a phone the address is confirmed on the map before the form. */
export async function leaveMap(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  // The closing popup still has the same controls as the form below.
  await expect(page.getByRole('region', { name: 'Карта' })).toHaveCount(0)
}

export const seaside = {
  address: 'Приморская набережная, 14',
  location: { lat: 43.98912, lng: 34.18924 },
  placeId: null,
  apartment: '',
  entrance: '',
  floor: '',
  intercom: '',
  comment: '',
}

/** A customer with an earlier delivery to this place. */
export function toDelivered(venue: DemoVenue, restoId: number, changes: Stored = {}): Stored {
  return {
    ...toStored(venue),
    resto_id: restoId,
    order_delivery_method: 'DELIVERY',
    order_delivery_place: seaside,
    ...changes,
  }
}

export function makeLine(id: number, menuId: number, name: string, price: number, count = 1): Stored {
  const sum = price * count
  return {
    id,
    menu: { id: menuId },
    name,
    price,
    count,
    sum,
    hasModifiers: false,
    modifiers: [],
    discounts: [],
    promoCodes: [],
  }
}
