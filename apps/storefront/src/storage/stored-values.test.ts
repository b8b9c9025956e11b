import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const promoCode = { active: true, code: 'SUMMER', maxDiscountAmount: null, minOrderAmount: null }

/** Each tab has its own module over one storage and hears no changes of the other yet. */
async function openTab() {
  vi.resetModules()
  const tab = await import('#storage/stored-values.ts')
  tab.loadStored()
  return tab
}

test('C-13 what stays the same in one tab does not undo what another has just changed', async () => {
  const first = await openTab()
  first.setStored({ order_person_count: 2, order_comment: 'Без лука', order_promo_code: null })
  const second = await openTab()
  second.setStored({ order_person_count: 3, order_promo_code: promoCode })

  first.setStored({ order_person_count: 2, order_comment: 'С луком', order_promo_code: null })
  const third = await openTab()
  expect(third.getStored('order_person_count')).toBe(3)
  expect(third.getStored('order_comment')).toBe('С луком')
  expect(third.getStored('order_promo_code')).toEqual(promoCode)
})

test('C-13 what one tab has changed is kept, and taken away again', async () => {
  const first = await openTab()
  first.setStored({ order_person_count: 2, order_promo_code: promoCode })
  first.setStored({ order_person_count: 4, order_promo_code: null })
  const second = await openTab()
  expect(second.getStored('order_person_count')).toBe(4)
  expect(second.getStored('order_promo_code')).toBeNull()
  expect(kept.has('order_promo_code')).toBe(false)
})

test('S-08 what a sign-out takes away is gone from every tab, also what another has just written', async () => {
  const first = await openTab()
  const second = await openTab()
  second.setStored({ order_person: { name: 'Вера', phone: '', email: '' } })
  first.clearStoredOn('signed-out')
  const third = await openTab()
  expect(third.getStored('order_person')).toEqual({ name: '', phone: '', email: '' })
})
