import type { SavedPlaces } from '@lavash/contract/saved-places'
import { expect, test } from './fixtures.ts'
import {
  leaveMap,
  leaveMapOut,
  openFirstVisit,
  pickAddress,
  placeButton,
  seaside,
  toDelivered,
} from './location-steps.ts'
import { readSignedIn } from './sign-in-steps.ts'
import { storeBefore } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

test('L-17 a signed-in customer saves the address as home, and another device offers it', async ({
  page,
  venue,
  server,
  browser,
  expectAccessible,
}) => {
  const { person, stored } = await readSignedIn(server)
  await storeBefore(page, toDelivered(venue, venue.restoId, stored))
  await page.goto('/')
  await placeButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Адрес' })
  const names = dialog.getByRole('group', { name: 'Сохранить этот адрес' })
  await names.getByRole('button', { name: 'Другое' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Название' })).toBeVisible()
  await names.getByRole('button', { name: 'Дом' }).click()
  await expect(names.getByRole('button', { name: 'Дом' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  const heard = page.waitForResponse((response) => response.url().endsWith('/places'))
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  expect((await heard).status()).toBe(200)

  const path = `/api/v1/persons/${person.personId}/places?cityId=${venue.cityId}`
  const answer = await fetch(server.url + path, { headers: person.headers })
  const { content } = (await answer.json()) as SavedPlaces
  expect(content).toMatchObject([{ kind: 'HOME', place: { address: seaside.address } }])

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'ru' })
  const other = await elsewhere.newPage()
  await leaveMapOut(other)
  const place = { ...seaside, address: 'Приморская набережная, 16' }
  await storeBefore(other, toDelivered(venue, venue.restoId, { ...stored, order_delivery_place: place }))
  await other.goto('/')
  await placeButton(other).click()
  const saved = other.getByRole('region', { name: 'Сохранённые адреса' })
  await saved.getByRole('button', { name: `Дом: ${seaside.address}` }).click()
  await other.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(placeButton(other)).toContainText(seaside.address)
  await elsewhere.close()
})

test('L-17 @once whoever is not signed in is offered the last places of this device', async ({
  page,
  isMobile,
}) => {
  await openFirstVisit(page)
  await pickAddress(page, isMobile, 'приморская 14', seaside.address)
  await leaveMap(page, isMobile)
  await page.getByRole('button', { name: 'Показать меню' }).click()
  await placeButton(page).click()
  await pickAddress(page, isMobile, 'приморская 16', 'Приморская набережная, 16')
  await leaveMap(page, isMobile)
  const dialog = page.getByRole('dialog', { name: 'Адрес' })
  // Saving under a name is for whoever is signed in.
  await expect(dialog.getByRole('group', { name: 'Сохранить этот адрес' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(placeButton(page)).toContainText('Приморская набережная, 16')

  await page.reload()
  await placeButton(page).click()
  const earlier = page.getByRole('region', { name: 'Недавние адреса' })
  await earlier.getByRole('button', { name: seaside.address }).click()
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(placeButton(page)).toContainText(seaside.address)
})
