import type { Order } from '@lavash/contract/orders'
import { expect, test } from './fixtures.ts'
import { operate } from './operate.ts'
import { placeOrder } from './orders-steps.ts'
import { readSignedIn } from './sign-in-steps.ts'
import { storeBefore, toStored } from './visit.ts'

test('K-12 a completed order asks for stars and reasons, and the customer may think again', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const { person, stored } = await readSignedIn(server)
  const { id } = await placeOrder({ server, venue }, { ...person, stored })
  await storeBefore(page, { ...toStored(venue), ...stored })
  await page.goto(`/orders/${id}`)
  const question = page.getByRole('region', { name: 'Как вам заказ?' })
  await expect(page.getByRole('region', { name: 'Состав заказа' })).toBeVisible()
  await expect(question).toHaveCount(0)
  // The open page follows the order.
  for (const step of ['accept', 'cook', 'ready', 'deliver', 'complete'])
    await operate(server, 'orders', step, id)
  await question.getByRole('radio', { name: '4 звезды' }).check({ force: true })
  await question.getByRole('button', { name: 'Долго' }).click()
  await expect(question.getByRole('button', { name: 'Обслуживание' })).toHaveCount(0)
  await expectAccessible()
  await question.getByRole('button', { name: 'Отправить оценку' }).click()
  await expect(question.getByText('Ваша оценка: 4 из 5')).toBeVisible()
  await question.getByRole('button', { name: 'Изменить' }).click()
  await question.getByRole('radio', { name: '5 звёзд' }).check({ force: true })
  await question.getByRole('button', { name: 'Отправить оценку' }).click()
  await expect(question.getByText('Ваша оценка: 5 из 5')).toBeVisible()
  const path = `/api/v1/persons/${person.personId}/orders/${id}`
  const order = (await (await fetch(server.url + path, { headers: person.headers })).json()) as Order
  expect(order.rating).toMatchObject({ stars: 5, reasons: [] })
})
