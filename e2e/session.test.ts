import type { Page } from '@playwright/test'
import { readDish, readJson, toLine, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { makeToken, readSignedIn } from './sign-in-steps.ts'
import type { StartedServer } from './start-server.ts'
import { readStored, storeBefore, storeElsewhere, toStored } from './visit.ts'

const longAgo = 1_000_000_000
const inTheFuture = 4_000_000_000

const personButton = (page: Page) => page.getByRole('button', { name: /^Профиль/ })
const signInLink = (page: Page) => page.getByRole('link', { name: 'Войти' })
const signedOutNotice = (page: Page) => page.getByText('Вход устарел. Войдите ещё раз')

function countRefreshes(...pages: Page[]): () => number {
  let count = 0
  for (const page of pages) {
    page.on('request', (request) => {
      if (request.url().endsWith('/sign/refresh')) count += 1
    })
  }
  return () => count
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(signInLink(page)).toBeVisible()
  for (const key of ['person_profile', 'person_token_set']) expect(await readStored(page, key)).toBeNull()
  expect(await readStored(page, 'order_person')).toEqual({ email: '', name: '', phone: '' })
}

/** A signed-in visit with tokens made by the test. */
async function readWithTokens(server: StartedServer, tokens: Record<string, unknown>) {
  const { person, stored } = await readSignedIn(server)
  const token_set = { ...(stored['person_token_set'] as object), ...tokens }
  const order_person = { name: 'Анна', phone: '+79000000001', email: '' }
  return { person, stored: { ...stored, person_token_set: token_set, order_person } }
}

test('S-06 an expired access token is refreshed at boot', async ({ page, venue, server }) => {
  const { person, stored } = await readWithTokens(server, { accessToken: makeToken(longAgo) })
  await storeBefore(page, { ...toStored(venue), ...stored })
  await page.goto('/')
  await expect(personButton(page)).toBeVisible()
  await expect(async () => {
    const tokens = (await readStored(page, 'person_token_set')) as { refreshToken: string; source: string }
    expect(tokens.refreshToken).not.toBe(person.refreshToken)
    expect(tokens.source).toBe('PHONE')
  }).toPass()
})

test('S-06 a refresh that fails is ignored, and the customer stays signed in', async ({
  page,
  venue,
  server,
}) => {
  const { stored } = await readWithTokens(server, { accessToken: makeToken(longAgo) })
  await page.route('**/sign/refresh', (route) => route.abort())
  await storeBefore(page, { ...toStored(venue), ...stored })
  const asked = page.waitForRequest('**/sign/refresh')
  await page.goto('/')
  await asked
  await expect(personButton(page)).toBeVisible()
  expect(await readStored(page, 'person_token_set')).toEqual(stored['person_token_set'])
})

test('S-06 an expired refresh token signs out with a notice', async ({ page, venue, server }) => {
  const ended = { accessToken: makeToken(longAgo), refreshToken: makeToken(longAgo) }
  const { stored } = await readWithTokens(server, ended)
  await storeBefore(page, { ...toStored(venue), ...stored })
  const refreshes = countRefreshes(page)
  await page.goto('/')
  await expect(signedOutNotice(page)).toBeVisible()
  await expectSignedOut(page)
  expect(refreshes()).toBe(0)
})

for (const [what, tokens] of [
  ['a text that is no token', { accessToken: 'not.a-token' }],
  ['a payload that is no JSON', { refreshToken: 'aaa.bbb.ccc' }],
  ['a number', { accessToken: 42 }],
] as const) {
  test(`S-09 ${what} in place of a token signs out cleanly`, async ({ page, venue, server }) => {
    const { stored } = await readWithTokens(server, tokens)
    await storeBefore(page, { ...toStored(venue), ...stored })
    await page.goto('/')
    await expect(signedOutNotice(page)).toBeVisible()
    await expectSignedOut(page)
  })
}

test('S-06 a token that the server refuses is refreshed once, and the call is repeated', async ({
  page,
  venue,
  server,
}) => {
  const { stored } = await readWithTokens(server, { accessToken: makeToken(inTheFuture) })
  await storeBefore(page, { ...toStored(venue), ...stored })
  const refreshes = countRefreshes(page)
  await page.goto('/orders')
  await expect(page.getByText('Заказов пока нет')).toBeVisible()
  expect(refreshes()).toBe(1)
})

test('S-06 a session that the server ended is signed out here too', async ({ page, venue, server }) => {
  const { person, stored } = await readWithTokens(server, { accessToken: makeToken(inTheFuture) })
  const headers = { authorization: `Bearer ${person.refreshToken}` }
  await fetch(`${server.url}/api/v1/sign/out`, { method: 'POST', headers })
  await storeBefore(page, { ...toStored(venue), ...stored })
  await page.goto('/orders')
  await expect(signedOutNotice(page)).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('S-06 two tabs that wake up together make one refresh', async ({ page, context, venue, server }) => {
  const { person, stored } = await readWithTokens(server, { accessToken: makeToken(longAgo) })
  const other = await context.newPage()
  const refreshes = countRefreshes(page, other)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/sign/refresh', async (route) => {
    await held
    await route.continue()
  })
  // A refresh is given up after fifteen seconds, and a second page may wait as long.
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await storeBefore(page, { ...toStored(venue), ...stored })
  const asked = context.waitForEvent('request', (request) => request.url().endsWith('/sign/refresh'))
  await page.goto('/orders')
  await asked
  await other.goto('/orders')
  await expect(other.getByRole('heading', { name: 'Мои заказы' })).toBeVisible()
  release()
  for (const tab of [page, other]) await expect(tab.getByText('Заказов пока нет')).toBeVisible()
  expect(refreshes()).toBe(1)
  for (const tab of [page, other]) {
    const tokens = (await readStored(tab, 'person_token_set')) as { refreshToken: string }
    expect(tokens.refreshToken).not.toBe(person.refreshToken)
  }
})

test('S-05 S-08 a sign-out in one tab signs out the other and ends the tokens at the server', async ({
  page,
  context,
  venue,
  server,
}) => {
  const { person, stored } = await readSignedIn(server)
  await storeBefore(page, { ...toStored(venue), ...stored })
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/orders')
  await expect(other.getByText('Заказов пока нет')).toBeVisible()
  await personButton(page).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  const question = page.getByRole('alertdialog', { name: 'Выйти из аккаунта?' })
  await question.getByRole('button', { name: 'Отмена' }).click()
  await expect(personButton(page)).toBeVisible()
  await personButton(page).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  const told = page.waitForResponse('**/sign/out')
  await question.getByRole('button', { name: 'Выйти' }).click()
  expect((await told).status()).toBe(204)
  await expectSignedOut(page)
  await expect(other).toHaveURL('/auth')
  const headers = { authorization: `Bearer ${person.refreshToken}` }
  const refused = await fetch(`${server.url}/api/v1/sign/refresh`, { method: 'POST', headers })
  expect(refused.status).toBe(401)
})

test('S-08 without a connection a customer can still sign out, and the person’s menu is accessible in both themes', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const { stored } = await readSignedIn(server)
  await storeBefore(page, { ...toStored(venue), ...stored })
  await page.goto('/')
  await personButton(page).click()
  await expect(page.getByRole('menuitem', { name: 'Мои заказы' })).toBeVisible()
  await expectAccessible()
  await page.route('**/sign/out', (route) => route.abort())
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click()
  await expectSignedOut(page)
})

/** The calls that need the customer's tokens, in the order they are sent. */
function watchPersonalCalls(page: Page) {
  const calls: { path: string; token: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/preflight$|\/sign\/refresh$|\/persons\/[^/]+\/orders$/.test(pathname)) return
    calls.push({ path: pathname, token: request.headers()['authorization']?.replace('Bearer ', '') })
  })
  return calls
}

test('C-07 S-06 a preflight belongs to who is signed in, and a token that runs out is refreshed before it and before a call', async ({
  page,
  venue,
  server,
}) => {
  const [salad, { person, stored }] = await Promise.all([
    readDish(server, venue, 'Табуле'),
    readSignedIn(server),
  ])
  await page.clock.install()
  await storeBefore(page, { ...toTakeaway(venue, { cart_positions: [toLine(salad, 3)] }), ...stored })
  const calls = watchPersonalCalls(page)
  const own = `/1/persons/${person.personId}/orders/preflight`
  const anonymous = '/1/persons/orders/preflight'
  const refresh = '/api/v1/sign/refresh'
  const readTokens = async () =>
    (await readStored(page, 'person_token_set')) as { accessToken: string; refreshToken: string }
  await page.goto('/cart')
  await expect.poll(() => calls).toEqual([{ path: own, token: person.accessToken }])
  const sums = page.locator('dl')
  await expect(sums).toHaveAttribute('aria-busy', 'false')

  // The profile alone is an occasion: a person's price may differ.
  const profile = stored['person_profile'] as object
  await storeElsewhere(page, 'person_profile', { ...profile, firstName: 'Анна' })
  await expect.poll(() => calls.length).toBe(2)
  await storeElsewhere(page, 'person_profile', null)
  await expect.poll(() => calls.at(2)).toEqual({ path: anonymous, token: undefined })
  await storeElsewhere(page, 'person_profile', profile)
  await expect.poll(() => calls.at(3)).toEqual({ path: own, token: person.accessToken })
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  expect(calls).toHaveLength(4)

  /** The access token in the page, or both, are good for five more seconds. Then they have passed. */
  const letRunOut = async (...names: ('accessToken' | 'refreshToken')[]) => {
    const soon = makeToken(Math.floor((await readServerMs(server)) / 1000) + 5)
    const changes = Object.fromEntries(names.map((name) => [name, soon]))
    await storeElsewhere(page, 'person_token_set', { ...(await readTokens()), ...changes })
    await page.clock.fastForward(10_000)
    calls.splice(0)
  }
  await letRunOut('accessToken')
  await page.getByRole('button', { name: 'Прибавить' }).first().click()
  await expect.poll(() => calls.map(({ path }) => path)).toEqual([refresh, own])
  const second = await readTokens()
  expect(calls.map(({ token }) => token)).toEqual([person.refreshToken, second.accessToken])
  await expect(sums).toHaveAttribute('aria-busy', 'false')

  await page.getByRole('button', { name: 'Назад' }).click()
  await letRunOut('accessToken')
  await personButton(page).click()
  await page.getByRole('menuitem', { name: 'Мои заказы' }).click()
  await expect(page.getByText('Заказов пока нет')).toBeVisible()
  const third = await readTokens()
  // The strip of the page before asks for the same orders.
  const told = [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()]
  expect(told).toEqual([
    { path: refresh, token: second.refreshToken },
    { path: `/api/v1/persons/${person.personId}/orders`, token: third.accessToken },
  ])

  // Both have run out: the cart is priced for nobody, and no token is sent.
  await letRunOut('accessToken', 'refreshToken')
  await storeElsewhere(page, 'order_payment_method', 'CASH_UPON_RECEIPT')
  await expect(signedOutNotice(page)).toBeVisible()
  await expect.poll(() => calls.at(-1)).toEqual({ path: anonymous, token: undefined })
  expect(calls.filter(({ token }) => token !== undefined)).toEqual([])
})

async function readServerMs(server: StartedServer): Promise<number> {
  const { utc_time } = await readJson<{ utc_time: string }>(server, '/1/now')
  return Date.parse(utc_time)
}
