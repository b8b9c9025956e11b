import { expect, type Page } from '@playwright/test'

const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** The office is drawn for these two windows. */
export async function sizeForOffice(page: Page, isMobile: boolean): Promise<void> {
  await page.setViewportSize(isMobile ? windows.phone : windows.desk)
}

/** One press of the demonstration. */
export async function enterDemo(
  page: Page,
  role: 'Owner' | 'Manager' | 'Counter',
  path = '/office',
): Promise<void> {
  await page.goto(path)
  const demo = page.getByRole('region', { name: 'Demonstration: come in without a passkey' })
  await demo.getByRole('button', { name: role }).click()
  await expect(demo).toBeHidden()
}

export async function chooseOfficeLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Language|Язык|Jezik): / }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

/** Text of double size must not widen the page (WCAG 1.4.4). */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const html = page.locator('html')
  const overflow = () => html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await overflow()).toBe(0)
  await html.evaluate(({ style }) => (style.fontSize = '200%'))
  await expect.poll(overflow).toBe(0)
  await html.evaluate(({ style }) => (style.fontSize = ''))
}
