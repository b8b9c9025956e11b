import { makePerson, readDish, toDelivery } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders-steps.ts'
import { storeBefore } from './visit.ts'

test(
  'M-13 a phone’s home offers what the customer ordered before, and what the venue sells most',
  { tag: '@once' },
  async ({ page, venue, server, expectAccessible }) => {
    const person = await makePerson(server)
    await placeOrder({ server, venue }, person)
    await storeBefore(page, toDelivery(venue, person.stored))
    const again = page.getByRole('region', { name: 'Заказать снова' })
    await page.goto('/')
    // A card below the screen keeps its room.
    await expect
      .poll(async () => (await again.getByRole('article').boundingBox())?.height ?? 0)
      .toBeGreaterThan(100)
    await expect(again.getByRole('heading', { name: 'Табуле' })).toBeVisible()
    await expectAccessible()
    await again.getByRole('button', { name: 'Добавить в корзину: Табуле' }).click()
    await expect(page.getByRole('link', { name: /^Корзина · 1/ })).toBeVisible()
    // Nobody else's orders are told, only how often a dish was sold.
    await page.evaluate(() => {
      window.localStorage.removeItem('person_profile')
      window.localStorage.removeItem('person_token_set')
    })
    // The server of this worker keeps its count for ten minutes, from whichever test asked first.
    const salad = await readDish(server, venue, 'Табуле')
    await page.route('**/bestsellers', (route) => route.fulfill({ json: { positionIds: [salad.id] } }))
    await page.reload()
    const most = page.getByRole('region', { name: 'Часто заказывают' })
    await expect(most.getByRole('heading', { name: 'Табуле' })).toBeVisible()
    await expect(again).toHaveCount(0)
  },
)
