import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readDemoVenue } from './demo-venue.ts'
import { expect, test } from './fixtures.ts'
import { type Providers, returnToUs, serveScripts, serveVk, startProviders } from './provider-doubles.ts'
import { readStored, storeBefore, toStored } from './visit.ts'

let providers: Providers

test.beforeAll(async () => {
  providers = await startProviders()
})

test.afterAll(() => providers.stop())

async function openSignIn(page: Page): Promise<void> {
  const { url } = providers.server
  await storeBefore(page, toStored(await readDemoVenue(url)))
  await page.goto(`${url}/auth`)
}

/**
 * A busy machine opens windows slowly. VK's popup has five seconds by the page's clock, which runs ten times slower
 * here.
 */
async function slowClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const readMs = performance.now.bind(performance)
    performance.now = () => readMs() / 10
  })
}

/**
 * From now on this page's time passes when the test says so. Not `page.clock`, which waits for every page of the context,
 * also for a popup whose address never answers.
 */
async function holdTime(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.evaluate(() => {
    let nowMs = performance.now()
    const begin = window.setTimeout.bind(window)
    const waiting: { atMs: number; work: () => void }[] = []
    performance.now = () => nowMs
    // Shorter ones belong to animations and to React.
    window.setTimeout = ((work: () => void, ms = 0) =>
      ms < 400 ? begin(work, ms) : waiting.push({ atMs: nowMs + ms, work })) as typeof window.setTimeout
    const passTime = async (ms: number) => {
      nowMs += ms
      const due = waiting.filter(({ atMs }) => atMs <= nowMs)
      for (const timer of due) waiting.splice(waiting.indexOf(timer), 1)
      for (const { work } of due) work()
      // A popup that closes now is seen as closed afterwards.
      await new Promise<void>((resolve) => void begin(resolve, 150))
    }
    Object.assign(window, { passTime })
  })
  return (ms) => page.evaluate((passed) => (window as unknown as PassingWindow).passTime(passed), ms)
}

interface PassingWindow {
  passTime: (ms: number) => Promise<void>
}

const person = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(?:Профиль: )?${name}$`) })

async function signOut(page: Page, name: string): Promise<void> {
  await person(page, name).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible()
}

test('S-03 S-04 Google and Apple sign in by an id token of this page, and a foreign token is refused', async ({
  page,
}) => {
  const { issuer } = providers
  let sign = async (_nonce: string, _audience: string) => 'closed'
  await serveScripts(page, (nonce, audience) => sign(nonce, audience))
  await openSignIn(page)
  const apple = page.getByRole('button', { name: 'Apple' })
  for (const button of [apple, page.getByRole('button', { name: 'VK ID' })])
    await expect(button).toBeVisible()
  // A closed window of Apple is the customer's decision and is not told.
  await apple.click()
  await expect(apple).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)
  sign = (_nonce, audience) => issuer.sign(audience, { claims: { sub: '43', nonce: 'stolen' } })
  await apple.click()
  await expect(page.getByRole('alert')).not.toHaveText('')

  sign = (nonce, audience) =>
    issuer.sign(audience, { claims: { sub: '42', given_name: 'Анна', nonce, aud: audience } })
  await page.getByRole('button', { name: 'Continue with Google (ru)' }).click()
  await expect(person(page, 'Анна')).toBeVisible()
  expect(await readStored(page, 'person_token_set')).toMatchObject({ source: 'GOOGLE' })
  expect(await readStored(page, 'person_profile')).toMatchObject({ accountIds: ['google:42'] })

  await signOut(page, 'Анна')
  await page.getByRole('link', { name: 'Войти' }).click()
  sign = (nonce, audience) => issuer.sign(audience, { claims: { sub: '43', nonce } })
  await apple.click()
  await expect(person(page, 'Профиль')).toBeVisible()
  expect(await readStored(page, 'person_token_set')).toMatchObject({ source: 'APPLE' })
})

test('S-03 S-05 VK signs in by its popup with PKCE and is signed out before us', async ({
  page,
  context,
}) => {
  await returnToUs(page, providers.server)
  const seen = await serveVk(context, (asked) => ({
    code: 'vk-code',
    state: asked.get('state') ?? '',
    device_id: 'device',
    type: 'code_v2',
  }))
  await serveScripts(page, async () => 'closed')
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => {
      document.documentElement.dataset['opened'] = String(given[2])
      return open(...given)
    }
  })
  await openSignIn(page)
  await slowClock(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'VK ID' }).click()
  await (await popup).waitForEvent('close')
  await expect(person(page, 'Пётр')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-opened', /width=800,height=800/)
  const [asked] = seen
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    response_type: 'code',
    client_id: '51234567',
    code_challenge_method: 'S256',
    scope: 'vkid.personal_info email phone',
    redirect_uri: `${providers.server.url}/auth`,
  })
  expect(asked?.get('state')).toHaveLength(64)
  const verifier = providers.vk.seen.find(({ path }) => path === '/oauth2/auth')?.form['code_verifier'] ?? ''
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked?.get('code_challenge'))
  expect(await readStored(page, 'person_token_set')).toMatchObject({
    source: 'VK',
    vkAccessToken: 'vk-token',
  })

  const left: string[] = []
  await context.route('https://id.vk.com/oauth2/logout', async (route) => {
    left.push(route.request().postData() ?? '')
    await route.fulfill({ json: { response: 1 }, headers: { 'access-control-allow-origin': '*' } })
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/sign/out')) left.push('us')
  })
  await signOut(page, 'Пётр')
  await expect(async () => expect(left).toEqual(['client_id=51234567&access_token=vk-token', 'us'])).toPass()
})

test('S-03 each failure of VK’s popup has its code, and a popup that stays empty is closed', async ({
  page,
  context,
  problems,
}) => {
  await returnToUs(page, providers.server)
  await serveScripts(page, async () => 'closed')
  type Said = Parameters<typeof serveVk>[1]
  let said: Said = () => 'silence'
  await serveVk(context, (asked) => said(asked))
  await openSignIn(page)
  const press = () => page.getByRole('button', { name: 'VK ID' }).click()
  const told = page.getByRole('alert')
  const state = (asked: URLSearchParams) => asked.get('state') ?? ''

  const open = async (address: string | RegExp) => {
    const opened = page.waitForEvent('popup')
    const asked = context.waitForEvent('request', (request) => request.url().startsWith('https://id.vk.com/'))
    await press()
    const popup = await opened
    await asked
    await popup.waitForURL(address)
    return popup
  }
  await page.getByRole('button', { name: 'VK ID' }).waitFor()
  const passTime = await holdTime(page)

  // Five seconds for VK's page, looked at once a second.
  const silent = await open('about:blank')
  for (let second = 0; second < 5; second += 1) {
    await passTime(1000)
    expect(silent.isClosed()).toBe(false)
  }
  const closed = silent.waitForEvent('close')
  await passTime(1000)
  await closed
  await expect(told).toHaveText('Авторизация не удалась')

  for (const [answer, text] of [
    [
      () => ({ code: 'c', device_id: 'd', state: 'x'.repeat(64) }),
      'Ответ не совпал с запросом. Попробуйте войти ещё раз',
    ],
    [(asked) => ({ error: 'access_denied', state: state(asked) }), 'Авторизация не удалась'],
    [(asked) => ({ error_free: '1', state: state(asked) }), 'Событие не поддерживается'],
  ] as const satisfies readonly (readonly [Said, string])[]) {
    said = answer
    const popup = await open(/\/auth\?/)
    await passTime(999)
    expect(popup.isClosed(), text).toBe(false)
    await passTime(1)
    await expect(told).toHaveText(text)
  }

  said = () => 'wait'
  const left = await open('https://id.vk.com/authorize**')
  await passTime(60_000)
  expect(left.isClosed()).toBe(false)
  await left.close()
  await passTime(1000)
  await expect(told).toHaveText('Вкладка была закрыта')

  await page.evaluate(() => {
    SubtleCrypto.prototype.digest = () => Promise.reject(new Error('No digest'))
  })
  await press()
  await expect.poll(() => problems.splice(0)).toEqual(['fault: No digest'])
  await expect.poll(() => context.pages().length).toBe(1)
  await expect(page.getByRole('button', { name: 'VK ID' })).not.toHaveAttribute('aria-busy')

  await page.evaluate(() => {
    window.open = () => null
  })
  await press()
  await expect(told).toHaveText('Не удалось открыть новую вкладку. Проверьте настройки браузера')
})

test('S-03 a service whose script does not load leaves the other ways', async ({ page, problems }) => {
  await page.route('https://accounts.google.com/**', (route) => route.abort())
  await page.route('https://appleid.cdn-apple.com/**', (route) => route.abort())
  await openSignIn(page)
  await expect(page.getByRole('button', { name: 'Google' })).not.toHaveAttribute('aria-busy')
  await page.getByRole('button', { name: 'Apple' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Не удалось войти через этот сервис. Попробуйте ещё раз или войдите по телефону',
  )
  await expect(page.getByRole('button', { name: 'Получить код' })).toBeEnabled()
  expect(problems).toEqual([])
})
