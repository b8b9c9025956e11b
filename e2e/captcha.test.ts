import { expect, test } from './fixtures.ts'
import { codeField, drawPhone, otherCode, readCode, requestCode } from './sign-in-steps.ts'
import { changeSettings } from './visit.ts'

const failed = 'Не удалось проверить, что вы не робот. Попробуйте ещё раз'

test(
  'S-01 a puzzle that the browser cannot solve is told, and the customer can try again',
  { tag: '@once' },
  async ({ page, open }) => {
    // In the page itself: a route that ends while the puzzle's worker starts can leave the worker without its script.
    await page.addInitScript(() => {
      const ask = window.fetch.bind(window)
      let isFirst = true
      window.fetch = async (...asked) => {
        const response = await ask(...asked)
        if (!isFirst || !response.url.endsWith('/captcha/challenge')) return response
        isFirst = false
        const challenge = (await response.json()) as { parameters: object }
        const parameters = { ...challenge.parameters, algorithm: 'of another year' }
        return Response.json({ ...challenge, parameters })
      }
    })
    await open('/auth')
    const field = page.getByRole('textbox', { name: 'Телефон' })
    await field.fill(drawPhone())
    const button = page.getByRole('button', { name: 'Получить код' })
    await button.click()
    await expect(field).toHaveAccessibleDescription(failed)
    await button.click()
    await expect(codeField(page)).toBeFocused()
  },
)

test(
  'S-01 the code is checked with a captcha token of its own, and each try with a new one',
  { tag: '@once' },
  async ({ page, open, server }) => {
    const tokens: string[] = []
    page.on('request', (request) => {
      if (!request.url().includes('/sign/in/phone')) return
      tokens.push((request.postDataJSON() as { captchaToken: string }).captchaToken)
    })
    const phone = drawPhone()
    await open('/auth')
    await expect(page.getByRole('textbox', { name: 'Телефон' })).toBeFocused()
    await requestCode(page, phone)
    const code = await readCode(server.url, phone)
    await codeField(page).pressSequentially(otherCode(code))
    await expect(page.getByText('Неверный код подтверждения. Осталось 4 попытки')).toBeVisible()
    await codeField(page).pressSequentially(code)
    await expect(page).toHaveURL('/')
    expect(tokens).toHaveLength(3)
    for (const token of tokens) expect(JSON.parse(atob(token))).toHaveProperty('solution')
    expect(new Set(tokens).size).toBe(3)
  },
)

const vendorAddress = /google\.com\/recaptcha|challenges\.cloudflare\.com/
/** The global that a vendor's script defines. The script is loaded once, so a test replaces the global. */
const vendors = {
  recaptcha: {
    fails: `window.grecaptcha = { ready: (work) => work(), execute: () => Promise.reject(null) }`,
    isSilent: `window.grecaptcha = { ready: () => undefined }`,
    works: `window.grecaptcha = { ready: (work) => work(), execute: async (key) => 'recaptcha-' + key }`,
  },
  turnstile: {
    fails: `window.turnstile = { render: () => { throw new Error('no such key') } }`,
    isSilent: `window.turnstile = { render: () => '1', remove: () => undefined }`,
    works: `window.turnstile = {
      render: (_, { sitekey, callback }) => { setTimeout(() => callback('turnstile-' + sitekey)); return '1' },
      remove: () => undefined,
    }`,
  },
}

for (const [captchaProvider, script] of Object.entries(vendors)) {
  test(
    `S-01 ${captchaProvider} guards the SMS when it works, and a failure or silence ends in a message`,
    { tag: '@once' },
    async ({ page, open }) => {
      await page.clock.install()
      await changeSettings(page, { captchaProvider, captchaSiteKey: 'site' })
      const asked = page.waitForResponse(vendorAddress)
      await page.route(vendorAddress, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script.fails }),
      )
      const sent: unknown[] = []
      await page.route('**/sign/in/phone/code', async (route) => {
        sent.push(route.request().postDataJSON())
        await route.fulfill({ status: 204 })
      })
      await open('/auth')
      const field = page.getByRole('textbox', { name: 'Телефон' })
      const button = page.getByRole('button', { name: 'Получить код' })
      await field.fill(drawPhone())
      await button.click()
      await asked
      await expect(field).toHaveAccessibleDescription(failed)
      await expect(button).toBeEnabled()

      await page.evaluate(`${script.isSilent}; undefined`)
      await field.fill(drawPhone())
      await expect(field).not.toHaveAccessibleDescription(failed)
      await button.click()
      await expect(async () => {
        await page.clock.fastForward(20_000)
        await expect(field).toHaveAccessibleDescription(failed, { timeout: 1000 })
      }).toPass({ timeout: 60_000 })
      await expect(button).toBeEnabled()

      await page.evaluate(`${script.works}; undefined`)
      await requestCode(page, drawPhone())
      expect(sent).toMatchObject([{ captchaToken: `${captchaProvider}-site`, mode: 'WEB' }])
      const checked = page.waitForRequest('**/sign/in/phone')
      await codeField(page).fill('0000')
      expect((await checked).postDataJSON()).toMatchObject({ captchaToken: `${captchaProvider}-site` })
    },
  )
}
