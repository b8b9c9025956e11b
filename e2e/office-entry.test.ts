import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { findRuntime, projectRoot } from '../scripts/bootstrap.mjs'
import { expect, test } from './fixtures.ts'
import { enterDemo, plugAuthenticator, signOut } from './office-steps.ts'
import { drawPhone, readCode } from './sign-in-steps.ts'
import { programEnvironment, type StartedServer, startServer } from './start-server.ts'

const run = promisify(execFile)
const noon = '2026-11-16T12:00:00+03:00'

/** The link that the operator's command prints, made at a moment of the server's clock. */
async function inviteOwner({ url, dataFolder }: StartedServer, at: string): Promise<string> {
  const { stdout } = await run(
    findRuntime(),
    [join(projectRoot, 'apps/server/src/cli/staff.ts'), 'invite', 'ugolyok', '--name', 'Vera Sokolova'],
    { cwd: dataFolder, env: { ...programEnvironment, LAVASH_DATA: dataFolder, LAVASH_NOW: at } },
  )
  const token = /invitation#([\w-]+)/.exec(stdout)?.[1] ?? ''
  return `${url}/office/invitation#${token}`
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

test('ST-01 ST-07 a link of the command line makes the first owner, who shows the passkey again after five minutes @once', async ({
  browser,
}) => {
  const own = await startServer()
  const named = { ...own, url: own.url.replace('127.0.0.1', 'localhost') }
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  try {
    const authenticator = await plugAuthenticator(page)
    await page.goto(await inviteOwner(named, '2026-11-12T12:00:00+03:00'))
    await expectHeading(page, 'The invitation has expired')
    await page.goto(`${named.url}/office/sign-in`)

    const link = await inviteOwner(named, noon)
    await page.goto(link)
    await page.getByRole('button', { name: 'Create a passkey and sign in' }).click()
    await expectHeading(page, 'Team')
    await page.goto(`${named.url}/office/start`)
    await page.goto(link)
    await expectHeading(page, 'This link has been used')
    await page.goto(`${named.url}/office`)
    await expectHeading(page, 'Team')

    // Six minutes later what is dangerous asks for the passkey, and goes on from where it was.
    await own.restart({ LAVASH_NOW: '2026-11-16T12:06:00+03:00' })
    await page.reload()
    const sms = page.getByRole('checkbox', { name: /^Allow signing in with a code by SMS/ })
    await sms.click()
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await question.getByRole('button', { name: 'Confirm with a passkey' }).click()
    await expect(page.getByText('Sign-in by SMS is allowed')).toBeVisible()
    await expect(sms).toBeChecked()

    // The passkey was removed on the device: the browser has none to show.
    await signOut(page)
    await authenticator.replace()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('No passkey was chosen, or the time ran out.')).toBeVisible()
  } finally {
    await context.close()
    await own.stop()
  }
})

test('ST-03 a person without a passkey signs in with a code by SMS where the owner allows it @once', async ({
  page,
  browser,
  server,
}) => {
  await enterDemo(page, 'Owner')
  const sms = page.getByRole('checkbox', { name: /^Allow signing in with a code by SMS/ })
  await sms.click()
  await expect(page.getByText('Sign-in by SMS is allowed')).toBeVisible()
  const phone = drawPhone()
  await page.getByRole('button', { name: 'Invite' }).click()
  const popup = page.getByRole('dialog', { name: 'Invite to the team' })
  await popup.getByRole('textbox', { name: 'Name' }).fill('Denis Lukin')
  await popup.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await popup.getByRole('button', { name: 'Make the invitation' }).click()
  const ready = page.getByRole('dialog', { name: 'The invitation is ready' })
  const link = await ready.getByRole('textbox', { name: 'Link' }).inputValue()

  const context = await browser.newContext({ locale: 'en' })
  const guest = await context.newPage()
  // A browser that does not know passkeys says so in words, and the code remains.
  await guest.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await guest.goto(link)
  await guest.getByRole('button', { name: /^Sign in with a code to/ }).click()
  await guest.getByRole('textbox', { name: 'Code from the SMS' }).fill(await readCode(server.url, phone))
  await guest.getByRole('button', { name: 'Accept the invitation' }).click()
  await expectHeading(guest, 'Which counter are you at?')
  await signOut(guest)
  await expect(guest.getByText('Passkeys do not work here')).toBeVisible()
  await context.close()
})
