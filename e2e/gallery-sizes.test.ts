import type { Locator } from '@playwright/test'
import { expect, test } from './gallery-page.ts'

test('A-12 X-03 page header, spinner and pictures have their sizes, and a broken picture is grey', async ({
  openGallery,
  isMobile,
}) => {
  const page = await openGallery()
  const bars = page.getByRole('region', { name: 'Bars' })
  const header = bars
    .locator('header')
    .filter({ has: page.getByRole('heading', { name: 'Оформление заказа' }) })
  expect((await header.boundingBox())?.height).toBe(isMobile ? 56 : 80)

  const picture = await page.getByRole('img', { name: 'Шаверма в лаваше' }).boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1)

  const broken = page.getByRole('img', { name: 'Закончилось' })
  // Not Playwright's scrolling, which waits for the element to be stable. This one is about to be replaced.
  await broken.evaluate((element) => element.scrollIntoView())
  const { ratio, colour, image, token } = await readLook(page.locator('span').and(broken))
  expect(ratio).toBeCloseTo(16 / 9, 1)
  expect(colour).toBe(token)
  // Not the colours of the photo that failed.
  expect(image).toBe('none')

  await page.getByRole('button', { name: 'Оформить заказ' }).last().click()
  const overlay = page.getByRole('status').filter({ hasText: 'Оформляем заказ…' })
  await expect(overlay).toBeVisible()
  const size = isMobile ? '40px' : '48px'
  await expect(overlay.locator('svg')).toHaveCSS('width', size)
  await expect(overlay.locator('svg')).toHaveCSS('height', size)
})

/** Compared with the placeholder colour. */
async function readLook(place: Locator) {
  await expect(place).toBeVisible()
  return place.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--placeholder)'
    const wanted = getComputedStyle(probe).backgroundColor
    probe.remove()
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return { ratio: width / height, colour: backgroundColor, image: backgroundImage, token: wanted }
  })
}
