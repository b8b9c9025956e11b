import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { enterDemo, expectNoSideScroll, openAccount, sizeForOffice } from './office-steps.ts'

test('ST-11 the log tells who changed what from which value to which, is filtered by its address, and is exported', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await sizeForOffice(page, isMobile)
  await enterDemo(page, 'Owner')
  await openAccount(page)
  const name = page.getByRole('textbox', { name: 'Name' })
  const before = await name.inputValue()
  const after = `${before.split(' ')[0]} ${isMobile ? 'of the phone' : 'of the desk'}`
  await name.fill(after)
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByText('The name is saved')).toBeVisible()

  await page.getByRole('link', { name: 'Team' }).first().click()
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sign-in' }).first()).toBeVisible()
  await expectAccessible()
  await expectNoSideScroll(page)

  await page.getByLabel('Event').selectOption({ label: 'Name changed' })
  await expect(page).toHaveURL(/kind=person\.renamed/)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries.first()).toContainText('Name changed')
  await expect(entries.first()).toContainText(`name: was ${before} → became ${after}`)
  await expect(entries.filter({ hasText: 'Sign-in' })).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  const lines = table.split('\r\n').filter((line) => line !== '')
  expect(lines.slice(1).every((line) => line.includes('person.renamed'))).toBe(true)
  expect(lines[1]).toContain(`${before};${after}`)

  // The address keeps the filters; a day before everything leaves nothing, and there is a way back.
  await page.reload()
  await expect(page.getByLabel('Event')).toHaveValue('person.renamed')
  await page.getByLabel('To').fill('2020-01-01')
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(entries.filter({ hasText: 'Sign-in' }).first()).toBeVisible()
})
