import { expect, test } from './fixtures.ts'
import { leaveMapOut, openFirstVisit, openSearch, pickAddress } from './location-steps.ts'
import { readStored } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

test(
  'L-05 a picked street keeps the search open, and its houses follow the first digit',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await openFirstVisit(page)
    const field = await openSearch(page, isMobile)
    await field.fill('жасминовая')
    await page.getByRole('option', { name: 'Жасминовая улица' }).first().click()
    await expect(field).toHaveValue('Жасминовая улица, ')
    await expect(field).toBeFocused()
    await page.keyboard.type('1')
    const houses = page.getByRole('option', { name: /^Жасминовая улица, 1/ })
    await expect(houses.first()).toBeVisible()
    await houses.first().click()
    await expect(page.getByRole('option')).toHaveCount(0)
  },
)

test(
  'L-10 the question about the house number leads back to the field',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFirstVisit(page)
    const field = await openSearch(page, false)
    await field.fill('жасминовая')
    await page.getByRole('option', { name: 'Жасминовая улица' }).first().click()
    await page.getByRole('button', { name: 'Показать меню' }).click()
    const question = page.getByRole('alertdialog', { name: 'Подтвердите адрес' })
    const clarify = question.getByRole('button', { name: 'Уточнить данные' })
    await expect(clarify).toHaveAttribute('data-variant', 'primary')
    await expect(question.getByRole('button').first()).toHaveText('Уточнить данные')
    await expect(clarify).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Жасминовая улица, ')
    await page.keyboard.type('1')
    await expect(page.getByRole('option', { name: /^Жасминовая улица, 1/ }).first()).toBeVisible()
  },
)

test(
  'L-06 takeaway points tell until when they are open, and stand by distance once the customer allows it',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    // Beside the venue on the other bank.
    await context.setGeolocation({ latitude: 44.0005, longitude: 34.212 })
    await openFirstVisit(page, '?city=Приветный&method=takeaway')
    const points = page.getByRole('group', { name: 'Пункты самовывоза' })
    await expect(points.getByRole('radio').first()).toHaveAccessibleName(
      /Центральный проспект, 18.*Открыто до 23:00/,
    )
    await expect(points).not.toContainText(/\d\s(?:км|м)\b/)
    await page.getByRole('button', { name: 'Сначала ближайшие' }).click()
    const first = points.getByRole('radio').first()
    await expect(first).toHaveAccessibleName(/Правобережная набережная, 27.*\d\s(?:км|м) · /)
    await expect(first).toBeChecked()
    const told = await points.getByRole('radio').evaluateAll((radios) =>
      radios.map((radio) => {
        const [, value = '', unit] =
          /^([\d,]+)\s(км|м) ·/.exec(radio.nextElementSibling?.lastElementChild?.textContent ?? '') ?? []
        return Number(value.replace(',', '.')) * (unit === 'км' ? 1000 : 1)
      }),
    )
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  },
)

test('L-06 a position that is refused is told, and the list stays', { tag: '@once' }, async ({ page }) => {
  await openFirstVisit(page, '?city=Приветный&method=takeaway')
  await page.getByRole('button', { name: 'Сначала ближайшие' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Не удалось узнать, где вы' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Центральный проспект, 18' })).toBeChecked()
})

test(
  'L-14 outside every zone the nearest takeaway is offered',
  { tag: '@once' },
  async ({ page, isMobile, expectAccessible }) => {
    await page.route('**/1/geo/suggest*', async (route) => {
      const response = await route.fetch()
      const found = (await response.json()) as { details?: object }[]
      const coordinates = { lat: 44.00981, lng: 34.21601 }
      await route.fulfill({
        json: found.map((item) => ({ ...item, details: { ...item.details, coordinates } })),
      })
    })
    await openFirstVisit(page)
    await pickAddress(page, isMobile, 'приморская 16', 'Приморская набережная, 16')
    const offer = page.getByText(/^Ближайший самовывоз: .+, [\d,]+\s(?:км|м)$/).last()
    await expect(offer).toBeVisible()
    await expectAccessible()
    const street = /самовывоз: (.+), [\d,]+\s/.exec((await offer.textContent()) ?? '')?.[1] ?? ''
    await page.getByRole('button', { name: 'Забрать оттуда' }).last().click()
    await expect(page.getByRole('radio', { name: 'Самовывоз' })).toBeChecked()
    await expect(page.getByRole('radio', { name: street })).toBeChecked()
    await page.getByRole('button', { name: 'Показать меню' }).click()
    await expect.poll(() => readStored(page, 'order_delivery_method')).toBe('TAKE_AWAY')
  },
)
