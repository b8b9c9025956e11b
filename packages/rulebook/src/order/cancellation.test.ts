import { expect, test } from 'vitest'
import { toCancellation, toOperatorCause, unpaidCause } from './cancellation.ts'

test.each([
  ['the customer', 'customer', { by: 'customer' }],
  ['the server, for want of money', unpaidCause, { by: 'system' }],
  ['the venue, without a word', toOperatorCause(''), { by: 'operator' }],
  [
    'the venue, for a reason of the list',
    toOperatorCause('too-busy'),
    { by: 'operator', reason: 'too-busy' },
  ],
  [
    'the venue, in its own words',
    toOperatorCause(' Свет отключили '),
    { by: 'operator', text: 'Свет отключили' },
  ],
])('a cancellation names who cancelled: %s', (_who, cause, cancellation) => {
  expect(toCancellation(cause)).toEqual(cancellation)
})
