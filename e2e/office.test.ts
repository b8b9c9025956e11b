import { expect, test } from './fixtures.ts'
import { chooseOfficeLanguage, enterDemo, expectNoSideScroll, sizeForOffice } from './office-steps.ts'

test.beforeEach(({ page, isMobile }) => sizeForOffice(page, isMobile))

test('the office opens at its address in the browser’s language, in every language and both themes', async ({
  page,
  expectAccessible,
}) => {
  const answer = await page.goto('/office/1/team?tab=2')
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
  await expect(page).toHaveTitle('Lavash: office and counter')
  await expectAccessible()
  await expectNoSideScroll(page)

  for (const [entry, heading, locale] of [
    ['Русский', 'Рады вас видеть', 'ru'],
    ['Crnogorski', 'Drago nam je što ste tu', 'cnr'],
  ] as const) {
    await chooseOfficeLanguage(page, entry)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectNoSideScroll(page)
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { name, start_url } = await (await page.request.get(manifest ?? '')).json()
  expect([name, start_url]).toEqual(['Lavash: kancelarija i pult', '/office'])

  await page.getByRole('button', { name: 'Tema: Kao u sistemu' }).click()
  await page.getByRole('menuitemradio', { name: 'Tamna' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1, name: 'Drago nam je što ste tu' })).toBeVisible()
})

test('the office asks nothing of another host @once', async ({ page, server }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.url) foreign.push(request.url())
  })
  await enterDemo(page, 'Owner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(foreign).toEqual([])
})

test('an address that does not exist, and a brand of others, lead back to the start', async ({
  page,
  expectAccessible,
}) => {
  await enterDemo(page, 'Manager')
  await page.goto('/office/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeAttached()
  await expectAccessible()
  await page.goto('/office/999999')
  await expect(page.getByText('You were not invited here').last()).toBeVisible()
  await page.getByRole('link', { name: 'To the start of the office' }).click()
  await expect(page).toHaveURL(/\/office\/\d+\/team$/)
})

test('a reader with a keyboard skips to the content, and a new screen takes the focus at its heading @desktop', async ({
  page,
}) => {
  await enterDemo(page, 'Owner')
  const team = page.getByRole('heading', { level: 1, name: 'Team', exact: true })
  await expect(team).toBeVisible()
  await page.reload()
  await team.waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('link', { name: 'Counter', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which counter are you at?' })).toBeFocused()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys of the office' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})
