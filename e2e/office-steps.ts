import { expect, type Page } from '@playwright/test'

const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** The office is drawn for these two windows. */
export async function sizeForOffice(page: Page, isMobile: boolean): Promise<void> {
  await page.setViewportSize(isMobile ? windows.phone : windows.desk)
}

/** The tablet at the counter, or a phone in its place. */
export async function sizeForCounter(page: Page, isMobile: boolean): Promise<void> {
  await page.setViewportSize(isMobile ? windows.phone : { width: 1280, height: 800 })
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

/** From wherever one is to the page about oneself. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My sign-in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My sign-in' })).toBeVisible()
}

/** A device with a fingerprint reader that always says yes. Removing it takes its passkeys away. */
export async function plugAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const plug = async () => {
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return authenticatorId
  }
  let authenticatorId = await plug()
  return {
    replace: async () => {
      await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      authenticatorId = await plug()
    },
  }
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
}
