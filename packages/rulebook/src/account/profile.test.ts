import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyOrderPerson,
  fillOrderPerson,
  toMergedProfile,
  toOrderPersonAfter,
  type PersonProfile,
} from './profile.ts'

const account: PersonProfile = {
  id: 'p1',
  accountIds: [],
  deliveries: [],
  email: 'account@example.com',
  firstName: 'Анна',
  phone: '+79000000000',
}

describe('S-07 the first delivery entry overrides the profile', () => {
  test('the first entry’s email, name and phone win', () => {
    const deliveries = [
      { email: 'new@example.com', personName: 'Аня', phone: '+79000000001' },
      { email: 'old@example.com', personName: 'Нюра', phone: '+79000000002' },
    ]
    expect(toMergedProfile({ ...account, deliveries })).toMatchObject({
      email: 'new@example.com',
      firstName: 'Аня',
      phone: '+79000000001',
    })
  })

  test.each([{}, { email: '', personName: '  ', phone: null }])(
    'an empty entry %j overrides nothing',
    (entry) => {
      expect(toMergedProfile({ ...account, deliveries: [entry] })).toMatchObject({
        email: 'account@example.com',
        firstName: 'Анна',
        phone: '+79000000000',
      })
    },
  )

  test('without deliveries the profile is as it was', () => {
    expect(toMergedProfile(account)).toEqual(account)
  })
})

describe('S-07 the order person follows the profile', () => {
  test('empty fields are filled, typed ones are kept', () => {
    expect(fillOrderPerson({ ...emptyOrderPerson, name: 'Мама' }, account)).toEqual({
      email: 'account@example.com',
      name: 'Мама',
      phone: '+79000000000',
    })
  })

  test('a profile that knows nothing leaves the fields empty', () => {
    const bare: PersonProfile = { id: 'p1', accountIds: [], deliveries: [] }
    expect(fillOrderPerson(emptyOrderPerson, bare)).toEqual(emptyOrderPerson)
  })

  test('signing out clears them, signing in fills them', () => {
    const person = { email: 'a@b.co', name: 'Анна', phone: '+79000000000' }
    expect(toOrderPersonAfter(person, null)).toEqual(emptyOrderPerson)
    expect(toOrderPersonAfter(emptyOrderPerson, account).name).toBe('Анна')
  })

  const text = fc.option(fc.string(), { nil: null })
  const typed = fc.record({ email: fc.string(), name: fc.string(), phone: fc.string() })
  const anyProfile = fc.record({
    id: fc.string(),
    accountIds: fc.constant([]),
    deliveries: fc.array(fc.record({ email: text, personName: text, phone: text }), { maxLength: 2 }),
    email: text,
    firstName: text,
    phone: text,
  })

  test('for any profile, nothing typed is lost and filling twice is filling once', () => {
    fc.assert(
      fc.property(typed, anyProfile, (person, profile) => {
        const filled = fillOrderPerson(person, profile)
        for (const field of ['email', 'name', 'phone'] as const) {
          if (person[field].trim() !== '') expect(filled[field]).toBe(person[field])
        }
        expect(fillOrderPerson(filled, profile)).toEqual(filled)
      }),
    )
  })
})
