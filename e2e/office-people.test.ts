import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterDemo, expectNoSideScroll, plugAuthenticator, signOut, sizeForOffice } from './office-steps.ts'

/** A passkey belongs to a host name, and 127.0.0.1 is none. */
const toNamedHost = (url: string) => url.replace('127.0.0.1', 'localhost')

test.beforeEach(({ page, isMobile }) => sizeForOffice(page, isMobile))

async function invite(page: Page, role: 'Manager' | 'Counter'): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).click()
  const popup = page.getByRole('dialog', { name: 'Invite to the team' })
  if (role === 'Manager') {
    await popup.getByRole('checkbox', { name: /^Counter/ }).uncheck()
    await popup.getByRole('checkbox', { name: /^Manager/ }).check()
  }
  await popup.getByRole('textbox', { name: 'Name' }).fill('Anton Zhuravlyov')
  await popup.getByRole('button', { name: 'Make the invitation' }).click()
  const ready = page.getByRole('dialog', { name: 'The invitation is ready' })
  const link = await ready.getByRole('textbox', { name: 'Link' }).inputValue()
  await ready.getByRole('button', { name: 'Done' }).click()
  return link
}

test(
  'ST-02 ST-05 an invited manager makes a passkey, reads the team, and signs in with the passkey',
  { tag: '@once' },
  async ({ page, browser, server, isMobile, expectAccessible }) => {
    const host = toNamedHost(server.url)
    await enterDemo(page, 'Owner', `${host}/office`)
    await expectAccessible()
    await expectNoSideScroll(page)
    const link = await invite(page, 'Manager')
    await expect(page.getByText('Anton Zhuravlyov')).toBeVisible()

    const context = await browser.newContext({ locale: 'en' })
    const guest = await context.newPage()
    await sizeForOffice(guest, isMobile)
    await plugAuthenticator(guest)
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1, name: 'You are invited to the team' })).toBeVisible()
    await guest.getByRole('textbox', { name: 'What is your name?' }).fill('Anton Z')
    await guest.getByRole('button', { name: 'Create a passkey and sign in' }).dblclick()

    await expect(guest.getByRole('heading', { level: 1, name: 'Team', exact: true })).toBeVisible()
    await expect(guest.getByText('An owner changes who is in the team.')).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Invite' })).toHaveCount(0)
    await expect(guest.getByRole('button', { name: /^Actions: / })).toHaveCount(0)

    await signOut(guest)
    await guest.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(guest.getByRole('button', { name: 'Menu: Anton Z' })).toBeVisible()

    await guest.goto(`${host}/office/start`)
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1, name: 'This link has been used' })).toBeVisible()
    await guest.goto(`${host}/office/start`)
    await guest.goto(`${host}/office/invitation#not-a-token-of-ours-at-all-0123456789abcdefg`)
    await expect(guest.getByRole('heading', { level: 1, name: 'There is no such invitation' })).toBeVisible()
    await context.close()
  },
)

test('ST-02 a second passkey is added, named and removed, and the last way in stays @once', async ({
  page,
  browser,
  server,
}) => {
  await enterDemo(page, 'Owner', `${toNamedHost(server.url)}/office`)
  const link = await invite(page, 'Counter')
  const context = await browser.newContext({ locale: 'en' })
  const guest = await context.newPage()
  const authenticator = await plugAuthenticator(guest)
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Create a passkey and sign in' }).click()
  await guest.getByRole('link', { name: 'My sign-in' }).first().click()
  const menus = guest.getByRole('button', { name: /^Actions: / })
  await expect(menus).toHaveCount(1)

  await menus.first().click()
  await guest.getByRole('menuitem', { name: 'Remove the passkey' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(guest.getByText(/last way/i)).toBeVisible()

  // The device has its passkey already; another one does not.
  await guest.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(guest.getByText('This device already has your passkey.')).toBeVisible()
  await authenticator.replace()
  await guest.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(menus).toHaveCount(2)

  await menus.last().click()
  await guest.getByRole('menuitem', { name: 'Rename' }).click()
  await guest.getByRole('textbox', { name: 'Name of the passkey' }).fill('My phone')
  await guest.getByRole('button', { name: 'Save the name' }).last().click()
  await expect(guest.getByRole('button', { name: 'Actions: My phone' })).toBeVisible()
  await guest.getByRole('button', { name: 'Actions: My phone' }).click()
  await guest.getByRole('menuitem', { name: 'Remove the passkey' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(menus).toHaveCount(1)
  await context.close()
})

test('ST-02 an address without a name says why passkeys do not work, and where they would @once', async ({
  page,
}) => {
  await page.goto('/office')
  await expect(page.getByText('Passkeys do not work here')).toBeVisible()
  await expect(page.getByText(/http:\/\/localhost:\d+\/office/)).toBeVisible()
})
