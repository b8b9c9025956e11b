import { expect, test } from 'vitest'
import { toFailureText } from '#failure-text.ts'

const told = (failure: Parameters<typeof toFailureText>[1]) => toFailureText((key) => key, failure)
const failed = { layer: 'network', isTimeout: false, item: undefined } as const
const refused = { ...failed, layer: 'refusal' } as const

test.each([
  ['a fault of our own is unknown', undefined, 'error.unknown'],
  ['no answer means no network', failed, 'error.network'],
  ['a late answer is told as such', { ...failed, isTimeout: true }, 'error.timeout'],
  [
    'an answer without a refusal failed on its way',
    { ...failed, layer: 'http' as const },
    'error.requestFailed',
  ],
  ['a refusal speaks for itself', { ...refused, item: { message: 'Sold out' } }, 'Sold out'],
  ['a refusal without a sentence is unknown', { ...refused, item: { message: '' } }, 'error.unknown'],
])('%s', (_, failure, text) => {
  expect(told(failure)).toBe(text)
})
