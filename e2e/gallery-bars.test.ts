import { expect, test } from './gallery-page.ts'

test('A-12 the app bar is 144 px high on a desktop and 64 on a phone, a page header 80 and 56', async ({
  openGallery,
  isMobile,
}) => {
  const page = await openGallery()
  const bars = page.getByRole('region', { name: 'Bars' })
  const heightOf = async (name: string, role: 'heading' | 'link') => {
    const header = bars.locator('header').filter({ has: page.getByRole(role, { name }) })
    return (await header.boundingBox())?.height
  }
  expect(await heightOf('Уголёк', 'link')).toBe(isMobile ? 64 : 144)
  expect(await heightOf('Оформление заказа', 'heading')).toBe(isMobile ? 56 : 80)
})

test('A-12 pictures are 16:9', { tag: '@once' }, async ({ openGallery }) => {
  const page = await openGallery()
  const picture = page.getByRole('img', { name: 'Шаверма в лаваше' })
  const box = await picture.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})
