import darkStyle from '../apps/storefront/src/vendors/maps/google-dark-style.json' with { type: 'json' }
import { expect, test } from './fixtures.ts'
import { double, readAsked, script } from './google-steps.ts'
import { forgetZooms, leaveMap, openFirstVisit, placeButton } from './location-steps.ts'
import { changeSettings, readStored } from './visit.ts'

test(
  'L-08 L-09 Google’s map shows points, zones and a marker that mouse and arrow keys move, and keeps place ids',
  { tag: '@once' },
  async ({ page, server, isMobile }) => {
    await changeSettings(page, { mapsKey: 'the-key' })
    await forgetZooms(page)
    await page.route(script, (route) => route.fulfill({ path: double, contentType: 'text/javascript' }))
    await openFirstVisit(page, '?city=Приветный&method=takeaway')
    await page.getByRole('button', { name: 'Выбрать на карте' }).click()
    const map = page.getByRole('region', { name: 'Карта' })
    await expect(map).toHaveAttribute('data-status', 'ready')
    await expect.poll(async () => (await readAsked(page)).fitted).toBe(5)
    expect(await readAsked(page)).toMatchObject({ firstZoom: 12, zones: [], styles: [] })
    const info = map.locator('[data-theme=light] p')
    await expect(info).toHaveText([
      'Уголёк на Центральном',
      'Центральный проспект, 18',
      'Часы работы: 07:00–23:00',
    ])
    const beach = map.getByRole('button', { name: /Городской пляж/ })
    await beach.focus()
    await page.keyboard.press('Enter')
    await expect(beach).toHaveAttribute('aria-pressed', 'true')
    await expect(beach).toBeFocused()
    await expect(info.nth(1)).toHaveText('Городской пляж, пирс 3')
    expect((await readAsked(page)).infos.at(-1)).toEqual({ lat: 43.98877, lng: 34.18368 })
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }))
    await expect.poll(async () => (await readAsked(page)).styles).toEqual(darkStyle)

    await leaveMap(page, isMobile)
    await page.getByRole('radio', { name: 'Доставка' }).check()
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    await expect(map).toHaveAttribute('data-status', 'ready')
    const zones = await listZones(server.url)
    await expect.poll(async () => (await readAsked(page)).zones.length).toBe(zones.length)
    const drawn = await readAsked(page)
    expect(drawn).toMatchObject({ zoom: 12, styles: darkStyle })
    expect(drawn.zones.map(({ paths }) => paths)).toEqual(zones)
    for (const zone of drawn.zones) expect(zone).toMatchObject({ fillOpacity: 0.12, strokeOpacity: 0.38 })
    await page.getByRole('button', { name: 'Приблизить' }).click()
    expect((await readAsked(page)).zoom).toBe(13)
    await page.getByRole('button', { name: 'Отдалить' }).click()
    expect((await readAsked(page)).zoom).toBe(12)
    await page.getByRole('button', { name: 'Введите адрес' }).click()
    await page.getByRole('combobox', { name: 'Введите адрес' }).fill('прим')
    await page.getByRole('option', { name: 'Приморская набережная, 14' }).click()
    const marker = map.getByRole('button', { name: 'Выбранный адрес: Приморская набережная, 14' })
    await marker.focus()
    const before = await marker.boundingBox()
    await page.keyboard.press('Shift+ArrowRight')
    const moved = map.getByRole('button', { name: 'Выбранный адрес: Липовая улица, 5' })
    await expect(moved).toBeFocused()
    const after = await moved.boundingBox()
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(60, 0)
    await expect(map.getByText('Выбранный адрес: Липовая улица, 5')).toHaveCount(1)
    const x = (after?.x ?? 0) + 20
    const y = (after?.y ?? 0) + 20
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y - 30, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await moved.boundingBox())?.y).toBeCloseTo((after?.y ?? 0) - 30, 0)
    const save = async (name: string) => {
      await leaveMap(page, isMobile)
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const { geocoded } = await readAsked(page)
      expect(await readStored(page, 'order_delivery_place')).toMatchObject({
        address: 'Липовая улица, 5',
        location: geocoded.at(-1),
        placeId: `google-at-${geocoded.length}`,
      })
      return geocoded.length
    }
    // The arrow key and the drag.
    expect(await save('Показать меню')).toBe(2)
    await placeButton(page).click()
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    await map.getByText('Google').click({ position: { x: 5, y: 200 } })
    await expect.poll(async () => (await readAsked(page)).geocoded.length).toBe(3)
    expect(await save('Подтвердить')).toBe(3)
  },
)

/** The polygons of the demonstration's first city, venue by venue. */
async function listZones(url: string): Promise<object[]> {
  const read = async <Answer>(path: string) => (await (await fetch(url + path)).json()) as Answer
  const [city] = await read<{ id: number }[]>('/1/p/cities?whiteLabel=ugolyok')
  const restos = await read<{ id: number }[]>(`/1/p/restos?cityId=${city?.id}&whiteLabel=ugolyok`)
  const pages = restos.map(({ id }) =>
    read<{ content: { polygon: object }[] }>(`/1/restos/${id}/deliveries?size=100`),
  )
  return (await Promise.all(pages)).flatMap(({ content }) => content.map(({ polygon }) => polygon))
}
