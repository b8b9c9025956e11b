import type { Resto } from '@lavash/contract/restos'
import type { CartPosition } from '@lavash/rulebook/cart/cart'
import { makeCartPosition } from '@lavash/rulebook/cart/make-cart-position'
import { makePayConfig } from '@lavash/rulebook/order/make-pay-config'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCalls } from '#api/call.ts'
import { loadSettings } from '#config/current-settings.ts'
import { moveWithCart } from '#order/move-with-cart.ts'
import { forgetStored, getStored, setStored } from '#storage/stored-values.ts'

const cheese = [{ id: 7, count: 1, price: 5000 }]
const plain = makeCartPosition({ id: 1, hasModifiers: true })
const withCheese = makeCartPosition({ id: 1, modifiers: cheese })
const breakfast = makeCartPosition({ id: 2, menu: { id: 9 } })

const there = { cityId: 1, method: 'TAKE_AWAY', restoId: 12, place: null } as const
const resto = { payConfig: makePayConfig({ takeAway: { cashUponReceipt: true } }) } as Resto

beforeEach(() => {
  const nothing = () => undefined
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', { setItem: nothing, removeItem: nothing, clear: nothing })
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubEnv('VITE_API_BASE', 'http://server.test')
  vi.stubEnv('VITE_API_KEY', 'key')
  vi.stubEnv('VITE_BRAND', '{"code":"ugolyok","name":"Уголёк"}')
  loadSettings()
  startCalls({ apiBase: 'http://server.test', getLocale: () => 'ru' })
})
afterEach(() => {
  forgetStored()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

type AskMisfits = Parameters<typeof moveWithCart>[2]['askMisfits']

interface Refusal {
  code?: string
  message: string
  field?: string
}

/** The server's answer to the preflight, and changes of the cart before it arrives. */
function answerWith(errors: readonly Refusal[], meanwhile?: readonly CartPosition[]): void {
  vi.stubGlobal('fetch', async () => {
    if (meanwhile !== undefined) setStored({ cart_positions: meanwhile })
    return Response.json(errors.length === 0 ? {} : { errors }, { status: errors.length === 0 ? 200 : 422 })
  })
}

function misfitAt(index: number): Refusal {
  const code = 'person-order.position-not-found-in-resto'
  return { code, message: 'Блюда здесь нет', field: `positions.${index}` }
}

/** The customer's answer to 'Упс!', and changes of the cart while the question is open. */
function answering(answer: 'cancelled' | 'confirmed' | 'other', meanwhile?: readonly CartPosition[]) {
  return vi.fn<AskMisfits>(async () => {
    if (meanwhile !== undefined) setStored({ cart_positions: meanwhile })
    return answer
  })
}

function moveTo12(askMisfits: AskMisfits, isStillThere = true) {
  return moveWithCart(there, resto, { askMisfits, isStillThere: () => isStillThere })
}

test('L-12 a cart that can come along comes along without a question', async () => {
  setStored({ cart_positions: [plain] })
  answerWith([])
  const ask = answering('cancelled')
  expect(await moveTo12(ask)).toEqual({ kind: 'moved', message: null })
  expect(ask).not.toHaveBeenCalled()
  expect(getStored('resto_id')).toBe(12)
  expect(getStored('cart_positions')).toEqual([plain])
})

test('L-11 a promo code that does not count there stays behind, and what the server says is handed on', async () => {
  setStored({ cart_positions: [plain], order_promo_code: { code: 'HOME' } as never })
  answerWith([
    { code: 'promo-code.invalid-delivery-type', message: 'Не для самовывоза' },
    { code: 'resto.closed', message: 'Сейчас закрыто' },
  ])
  const move = await moveTo12(answering('cancelled'))
  expect(move).toEqual({ kind: 'moved', message: 'Сейчас закрыто', droppedCode: 'HOME' })
  expect(getStored('order_promo_code')).toBeNull()
})

test('E-01 without an answer nothing moves, and the failure is handed on', async () => {
  setStored({ cart_positions: [plain], resto_id: 11 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const move = await moveTo12(answering('confirmed'))
  expect(move).toMatchObject({ kind: 'failed', failure: { layer: 'network' } })
  expect(getStored('resto_id')).toBe(11)
  expect(getStored('cart_positions')).toEqual([plain])
})

test.each([
  ['would come along', []],
  ['does not come along', [misfitAt(0)]],
])('L-13 whoever turns away while the server is asked stays: the cart %s', async (_, errors) => {
  setStored({ cart_positions: [plain], resto_id: 11 })
  answerWith(errors)
  const ask = answering('confirmed')
  expect(await moveTo12(ask, false)).toEqual({ kind: 'stayed' })
  expect(ask).not.toHaveBeenCalled()
  expect(getStored('resto_id')).toBe(11)
  expect(getStored('cart_positions')).toEqual([plain])
})

test.each([
  ['cancelled', [plain, breakfast], 'stayed', 11],
  ['other', [plain], 'moved', 12],
  ['confirmed', [], 'moved', 12],
] as const)(
  'E-02 a dish does not come along, and the customer says %s',
  async (answer, left, kind, restoId) => {
    setStored({ cart_positions: [plain, breakfast], resto_id: 11 })
    answerWith([misfitAt(1)])
    const ask = answering(answer)
    expect(await moveTo12(ask)).toMatchObject({ kind })
    expect(ask).toHaveBeenCalledExactlyOnceWith([breakfast], false)
    expect(getStored('cart_positions')).toEqual(left)
    expect(getStored('resto_id')).toBe(restoId)
  },
)

test('E-02 nothing of the cart comes along: the customer is asked about the whole of it', async () => {
  setStored({ cart_positions: [plain, breakfast] })
  answerWith([misfitAt(0), misfitAt(1)])
  const ask = answering('confirmed')
  await moveTo12(ask)
  expect(ask).toHaveBeenCalledExactlyOnceWith([plain, breakfast], true)
})

test('E-02 another tab has put in a dish while the server was asked: then it is not the whole cart', async () => {
  setStored({ cart_positions: [breakfast] })
  answerWith([misfitAt(0)], [breakfast, plain])
  const ask = answering('other')
  await moveTo12(ask)
  expect(ask).toHaveBeenCalledExactlyOnceWith([breakfast], false)
  expect(getStored('cart_positions')).toEqual([plain])
})

test('E-02 what the customer has agreed to lose goes, also when the cart was counted anew meanwhile', async () => {
  const cart = [plain, withCheese, breakfast]
  setStored({ cart_positions: cart })
  answerWith([misfitAt(1), misfitAt(2)])
  // Equal lines as new objects, as a preflight answer or another tab makes them.
  await moveTo12(answering('other', structuredClone(cart)))
  expect(getStored('cart_positions')).toEqual([plain])
})

test('E-02 one more of it was put in while the question stood: it goes as well', async () => {
  setStored({ cart_positions: [plain, breakfast] })
  answerWith([misfitAt(1)])
  await moveTo12(answering('other', [plain, { ...breakfast, count: 2 }]))
  expect(getStored('cart_positions')).toEqual([plain])
})
