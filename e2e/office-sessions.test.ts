import { expect, test } from './fixtures.ts'
import { enterDemo, expectNoSideScroll, openAccount, signOut, sizeForOffice } from './office-steps.ts'

test.beforeEach(({ page, isMobile }) => sizeForOffice(page, isMobile))

test('ST-04 one press enters the demonstration as owner, manager or counter, and each begins at their place', async ({
  page,
  expectAccessible,
}) => {
  for (const [role, heading] of [
    ['Owner', 'Team'],
    ['Manager', 'Team'],
  ] as const) {
    await enterDemo(page, role)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await signOut(page)
  }
  await enterDemo(page, 'Counter')
  await expect(page).toHaveURL(/\/office\/\d+\/counter/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  await expectNoSideScroll(page)
})

test(
  'ST-06 somebody ends one of their other sign-ins, then all of them, and those browsers are out without a press',
  { tag: '@once' },
  async ({ page, browser, baseURL, expectAccessible }) => {
    const elsewhere = await Promise.all(
      [0, 1].map(() => browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })),
    )
    const [tablet, laptop] = await Promise.all(elsewhere.map((context) => context.newPage()))
    if (tablet === undefined || laptop === undefined) throw new Error('two other browsers')
    await enterDemo(tablet, 'Manager')
    await enterDemo(laptop, 'Manager')
    await enterDemo(page, 'Manager')
    await openAccount(page)

    await expect(page.getByText('demonstration · this device')).toHaveCount(1)
    const endOne = page.getByRole('button', { name: /^End the sign-in/ })
    const before = await endOne.count()
    expect(before).toBeGreaterThanOrEqual(2)
    await expectAccessible()
    await expectNoSideScroll(page)
    await endOne.first().click()
    await expect(endOne).toHaveCount(before - 1)

    await page.getByRole('button', { name: 'End the others' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the others' }).click()
    await expect(endOne).toHaveCount(0)
    // Their event streams end with the sessions.
    for (const other of [tablet, laptop]) {
      await expect(other.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
    }
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'My sign-in' })).toBeVisible()
    await Promise.all(elsewhere.map((context) => context.close()))
  },
)

test('ST-06 signing out in one tab empties the other, and the back button shows nothing @once', async ({
  page,
  context,
}) => {
  await enterDemo(page, 'Owner')
  await openAccount(page)
  const name = await page.getByRole('textbox', { name: 'Name' }).inputValue()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue(name)

  await page.getByRole('link', { name: 'Counter', exact: true }).click()
  await signOut(page)
  await expect(other.getByText('Your sign-in has ended')).toBeVisible()
  await expect(other.getByText(name)).toHaveCount(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  // The other tab returns to the screen it was on.
  await enterDemo(other, 'Owner', other.url())
  await expect(other.getByRole('heading', { level: 1, name: 'My sign-in' })).toBeVisible()
})

test('a lost network is said, and a press made twice saves once @once', async ({ page, context }) => {
  await enterDemo(page, 'Owner')
  await openAccount(page)
  await context.setOffline(true)
  await expect(page.getByText('No connection to the server. You see what was loaded before.')).toBeVisible()
  await context.setOffline(false)

  let renames = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') renames += 1
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Irina Sokolova')
  await page.getByRole('button', { name: 'Save the name' }).dblclick()
  await expect(page.getByText('The name is saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu: Irina Sokolova' })).toBeVisible()
  expect(renames).toBe(1)
})
