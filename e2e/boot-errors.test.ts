import type { Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storeBefore, toStored } from './visit.ts'

const failWith = (status: number, json?: unknown) => (route: Route) =>
  route.fulfill(json === undefined ? { status, body: '<html>' } : { status, json })
const message = { errors: [{ code: 'server.fault', message: 'Кухня закрыта на учёт' }] }
const restosWithout = (menus: unknown[]) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...(await response.json()), menus } })
}
const deliveryMenu = {
  id: 1,
  isDelivery: true,
  isOnline: false,
  isTable: false,
  isTakeAway: false,
  name: 'Меню',
  order: 1,
}

interface BootFailure {
  url: RegExp
  answer: (route: Route) => Promise<void>
  text: string
  details?: string
}

const beforeDishes: BootFailure[] = [
  {
    url: /\/1\/now$/,
    answer: failWith(500),
    text: 'Не удалось узнать точное время',
    details: 'Failed to fetch UTC time (500)',
  },
  { url: /\/1\/now$/, answer: failWith(500, message), text: 'Кухня закрыта на учёт' },
  { url: /\/1\/p\/cities\?/, answer: failWith(200, []), text: 'Нет привязанных заведений' },
  { url: /\/1\/p\/cities\?/, answer: failWith(500, message), text: 'Кухня закрыта на учёт' },
  { url: /\/1\/p\/restos\/\d+$/, answer: restosWithout([]), text: 'В заведениях выбранного города нет меню' },
  {
    url: /\/1\/p\/restos\/\d+$|deliveries/,
    answer: async (route) =>
      route.request().url().includes('deliveries')
        ? route.fulfill({ json: { content: [] } })
        : restosWithout([deliveryMenu])(route),
    text: 'Нет зон доставки',
  },
  {
    url: /position-groups$/,
    answer: failWith(404),
    text: 'Разделы меню не найдены',
    details: 'Menu groups not found (404)',
  },
  {
    url: /position-groups$/,
    answer: failWith(500),
    text: 'Не удалось загрузить разделы меню',
    details: 'Failed to fetch menu groups (500)',
  },
]
const ofDishes: BootFailure[] = [
  {
    url: /\/positions$/,
    answer: failWith(404),
    text: 'Блюда меню не найдены',
    details: 'Menu positions not found (404)',
  },
  {
    url: /\/positions$/,
    answer: failWith(500),
    text: 'Не удалось загрузить блюда меню',
    details: 'Failed to fetch menu positions (500)',
  },
  { url: /\/positions$/, answer: failWith(422, message), text: 'Кухня закрыта на учёт' },
]

for (const [what, failures] of [
  ['clock, cities, venue, zones and groups', beforeDishes],
  ['dishes', ofDishes],
] as const) {
  test(`B-05 B-06 ${what}: each failure is told in its own words, and a retry opens the storefront`, async ({
    page,
    venue,
  }) => {
    const left = [...failures]
    await page.route('**/1/**', (route) => {
      const failure = left.find(({ url }) => url.test(route.request().url()))
      return failure === undefined ? route.fallback() : failure.answer(route)
    })
    await storeBefore(page, toStored(venue))
    await page.goto('/restos')
    const alert = page.getByRole('alert')
    for (const { text, details } of failures) {
      await expect(alert).toContainText('Не получилось открыть')
      await expect(alert).toContainText(text)
      if (details !== undefined) await expect(alert).toContainText(details)
      left.shift()
      await page.getByRole('button', { name: 'Повторить' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Заведения' })).toBeVisible()
  })
}

test('B-06 a customer stuck with a city that offers nothing can choose another', async ({
  page,
  venue,
  expectAccessible,
}) => {
  await storeBefore(page, toStored(venue))
  await page.route(/\/1\/p\/restos\/\d+$/, restosWithout([]))
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('нет меню')
  await expectAccessible()
  await page.unroute(/\/1\/p\/restos\/\d+$/)
  await page.getByRole('button', { name: 'Выбрать другое заведение' }).click()
  await expect(page.getByRole('group', { name: 'Выберите город' })).toBeVisible()
})

test(
  'B-06 a file that does not arrive leaves a message and a way on',
  { tag: '@once' },
  async ({ page, venue, problems }) => {
    await storeBefore(page, toStored(venue))
    await page.route(/\/1\/p\/cities\?/, failWith(500))
    await page.route(/\/assets\/menu-list-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: /^Язык/ }).click()
    await expect(page.getByText('Не получилось открыть')).toHaveCount(0)
    expect(problems.splice(0).join()).toContain('dynamically imported module')
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
  },
)

test('B-06 an unexpected answer is shown as a fault that a retry repairs', async ({
  page,
  venue,
  problems,
}) => {
  await storeBefore(page, toStored(venue))
  await page.route(/\/1\/p\/cities\?/, failWith(200, [null]))
  await page.goto('/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Что-то пошло не так')
  expect(problems.splice(0).join()).toContain('Cannot destructure')
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
})

const languages = [
  ['ru', 'Не удалось выполнить запрос', 'Неизвестная ошибка', 'Нет связи с сервером'],
  ['en', 'failed to execute the request', 'unknown error', 'Network error when attempting'],
  ['cnr', 'Zahtjev', 'Nepoznata greška', 'Nema veze'],
] as const

for (const [locale, failed, unknown, network] of languages) {
  test(`E-01 E-04 a failed call is told in ${locale}`, async ({ page }) => {
    await page.route(/\/1\/p\/cities\?/, failWith(500))
    await storeBefore(page, { app_version: '1', app_white_label: 'primorje-grill', app_locale: locale })
    await page.goto('/?brand=primorje-grill')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(new RegExp(failed, 'i'))
    await page.route(/\/1\/p\/cities\?/, failWith(599, { errors: [{}] }))
    await alert.getByRole('button').click()
    await expect(alert).toContainText(new RegExp(unknown, 'i'))
    await page.route(/\/1\/p\/cities\?/, (route) => route.abort())
    await alert.getByRole('button').click()
    await expect(alert).toContainText(new RegExp(network, 'i'))
    await expect(alert).toContainText('Network error when attempting to fetch resource.')
  })
}
