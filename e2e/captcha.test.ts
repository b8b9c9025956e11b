import { expect, test } from './fixtures.ts'
import { codeField, drawPhone } from './sign-in-steps.ts'
import { changeSettings } from './visit.ts'

const failed = 'Не удалось проверить, что вы не робот. Попробуйте ещё раз'

test(
  'S-01 a puzzle that this browser cannot solve is told, and the customer can try again',
  { tag: '@once' },
  async ({ page, open }) => {
    // By the page's own hand: a route that ends while the puzzle's worker starts can leave the worker without its script.
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

/** The vendor's script as it fails: it rejects, it throws, it never calls back. */
const scripts = {
  'recaptcha that rejects': `window.grecaptcha = { ready: (work) => work(), execute: () => Promise.reject(null) }`,
  'recaptcha that is never ready': `window.grecaptcha = { ready: () => undefined }`,
  'turnstile that throws': `window.turnstile = { render: () => { throw new Error('no such key') } }`,
  'turnstile that says nothing': `window.turnstile = { render: () => '1', remove: () => undefined }`,
}

for (const [what, body] of Object.entries(scripts)) {
  test(`S-01 a ${what} ends in a word to the customer`, { tag: '@once' }, async ({ page, open }) => {
    await page.clock.install()
    const [captchaProvider] = what.split(' ')
    await changeSettings(page, { captchaProvider, captchaSiteKey: 'site' })
    const asked = page.waitForResponse(/google\.com\/recaptcha|challenges\.cloudflare\.com/)
    await page.route(/google\.com\/recaptcha|challenges\.cloudflare\.com/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await open('/auth')
    const field = page.getByRole('textbox', { name: 'Телефон' })
    await field.fill(drawPhone())
    await page.getByRole('button', { name: 'Получить код' }).click()
    await asked
    await expect(async () => {
      await page.clock.fastForward(20_000)
      await expect(field).toHaveAccessibleDescription(failed, { timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeEnabled()
  })
}
