import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterDemo, expectNoSideScroll, openAccount, sizeForCounter, sizeForOffice } from './office-steps.ts'

async function setPin(office: Page, pin: string): Promise<void> {
  await openAccount(office)
  await office.getByLabel('New PIN, 4 to 6 digits').fill(pin)
  await office.getByRole('button', { name: 'Set the PIN' }).click()
}

async function pair(office: Page, tablet: Page, name: string): Promise<void> {
  await tablet.goto('/office/pair')
  const code = await tablet.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()
  await office.getByRole('link', { name: 'Team' }).first().click()
  await office.getByRole('link', { name: /^Tablets/ }).click()
  await office.getByRole('button', { name: 'Pair a tablet' }).click()
  const popup = office.getByRole('dialog', { name: 'Pair a tablet' })
  await popup.getByLabel('Code on the tablet').fill(code?.replace('-', ' ').toLowerCase() ?? '')
  await popup.getByLabel('Name').fill(name)
  await popup.getByRole('button', { name: 'Pair a tablet' }).click()
  await expect(tablet.getByRole('group', { name: 'Who is at the counter?' })).toBeVisible()
}

test('ST-08 ST-09 a code pairs a tablet, a PIN names the person at it, and unpairing ends it within a second', async ({
  page,
  browser,
  baseURL,
  isMobile,
  expectAccessible,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
  const office = await context.newPage()
  await sizeForOffice(office, isMobile)
  await sizeForCounter(page, isMobile)
  await enterDemo(office, 'Owner')
  const name =
    (await office.getByRole('button', { name: /^Menu: / }).getAttribute('aria-label'))?.slice(6) ?? ''
  await setPin(office, '1234')
  await expect(office.getByText('This PIN is guessed first.')).toBeVisible()
  await setPin(office, '4821')
  await expect(office.getByText('The new PIN is set')).toBeVisible()

  await page.goto('/office/pair')
  await expectAccessible()
  await expectNoSideScroll(page)
  await pair(office, page, 'Till 7')
  await expectAccessible()
  await expectNoSideScroll(page)

  await page.getByRole('button', { name }).click()
  await page.keyboard.type('9999')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The PIN is wrong. Attempts left: 4.')
  for (const digit of '4821') await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page.getByTitle(`${name} is at the counter`)).toBeVisible()
  // A PIN opens this counter and nothing else.
  await page.goto('/office')
  await expect(page.getByTitle(`${name} is at the counter`)).toBeVisible()
  await page.goto(new URL(office.url()).pathname)
  await expect(page.getByTitle(`${name} is at the counter`)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByRole('group', { name: 'Who is at the counter?' })).toBeVisible()

  await office.getByRole('button', { name: 'Unpair: Till 7' }).click()
  const unpaired = office.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Unpair' }).click()
  await unpaired
  await expect(page.getByRole('group', { name: 'Who is at the counter?' })).toBeHidden({ timeout: 1000 })
  await expect(page.getByText('The tablet was unpaired in the office')).toBeVisible()
  await expect(office.getByText('Till 7').last()).toBeHidden()
  await context.close()
})
