import { errorStatuses } from '@lavash/rulebook/site/error-codes'
import { expect, test } from 'vitest'
import { joinReasons, toRefusalText } from '#features/checkout/refusal-text.ts'
import { createText } from '@lavash/i18n/create-text.ts'
import type { Messages } from '#i18n/use-text.ts'
import { loadMessages } from '#i18n/load-messages.ts'

const [ru, en] = await Promise.all([loadMessages('ru'), loadMessages('en')])

const toText = (locale: string, messages: unknown) => createText<Messages>(locale, messages as never)

test.each([
  ['resto.doesnt-support-delivery-cash-pay', 'Заведение не принимает наличные при доставке'],
  ['resto.doesnt-support-takeaway-online', 'Заведение не принимает оплату картой онлайн при самовывозе'],
  ['resto.day-off', 'Сегодня у заведения выходной'],
])('E-03 %s is told in our own words, whatever the server called it', (code, text) => {
  expect(toRefusalText(toText('ru', ru), { code, message: 'code 17' })).toBe(text)
})

test('C-10 every other refusal is told in the server’s words, except for the conflict of two orders', () => {
  const t = toText('en', en)
  const own = Object.keys(errorStatuses).filter(
    (code) => toRefusalText(t, { code, message: 'From the server' }) !== 'From the server',
  )
  const ofVenues = Object.keys(en.error.code.resto).map((reason) => `resto.${reason}`)
  expect(own.toSorted()).toEqual([...ofVenues, 'order.idempotency-conflict'].toSorted())
  expect(toRefusalText(t, { code: 'order.idempotency-conflict' })).toBe(en.checkout.conflict)
})

test('E-04 a refusal without words is an unknown error, in each language', () => {
  expect(toRefusalText(toText('en', en), {})).toBe('Unknown error')
  expect(toRefusalText(toText('ru', ru), {})).toBe('Неизвестная ошибка')
})

test('several reasons at one place are sentences, whoever wrote them', () => {
  expect(joinReasons(['Сегодня у заведения выходной'])).toBe('Сегодня у заведения выходной')
  expect(joinReasons(['Блюдо закончилось.', 'Сегодня у заведения выходной', 'Проверьте корзину.'])).toBe(
    'Блюдо закончилось. Сегодня у заведения выходной. Проверьте корзину.',
  )
})
