import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { changeDatabase, drawPhone, readSignedIn } from './sign-in-steps.ts'
import { readStored, storeBefore, toStored } from './visit.ts'

test('S-10 FI-05 a customer changes the name, downloads everything and deletes the account', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const phone = drawPhone()
  const { person, stored } = await readSignedIn(server, phone)
  const places = `${server.url}/api/v1/persons/${person.personId}/places`
  const place = { address: 'Приморская набережная, 14', location: { lat: 43.98912, lng: 34.18924 } }
  await fetch(places, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'OTHER', name: 'Дача', cityId: venue.cityId, place }),
  })
  changeDatabase(server, 'update phoneCodes set lastSentAt = lastSentAt - 90000 where phone = ?', phone)
  await readSignedIn(server, phone)
  await storeBefore(page, { ...toStored(venue), ...stored })
  await page.goto('/')
  await page.getByRole('button', { name: 'Профиль' }).click()
  await page.getByRole('menuitem', { name: 'Профиль' }).click()

  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
  await page.getByRole('region', { name: 'Контакты' }).getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()
  expect(await readStored(page, 'order_person')).toMatchObject({ name: 'Вера' })

  await page.getByRole('button', { name: 'Переименовать: Дача' }).click()
  await page.getByRole('button', { name: 'Работа' }).click()
  await expectAccessible()
  await page
    .getByRole('region', { name: 'Сохранённые адреса' })
    .getByRole('button', { name: 'Сохранить' })
    .click()
  await expect(page.getByRole('button', { name: 'Удалить адрес: Работа' })).toBeVisible()

  await page.getByRole('button', { name: 'Выйти на других устройствах' }).click()
  await expect(page.getByText('Вход по телефону')).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({
    person: { firstName: 'Вера', phone },
    places: [{ kind: 'WORK', place }],
  })

  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить аккаунт' }).click()
  await expect(page.getByText('Аккаунт удалён')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible()
  expect(await readStored(page, 'person_profile')).toBeNull()
  expect((await fetch(`${server.url}/api/v1/me`, { headers: person.headers })).status).toBe(401)
})
