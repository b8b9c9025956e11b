import { describe, expect, test } from 'vitest'
import { parseDays, toDayRanges, toOpeningHours } from './parse-week.ts'

describe('a week as an owner writes it', () => {
  test.each([
    ['wed', ['WEDNESDAY']],
    ['mon-wed', ['MONDAY', 'TUESDAY', 'WEDNESDAY']],
    ['sat-mon', ['SATURDAY', 'SUNDAY', 'MONDAY']],
    ['daily', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']],
  ])('%s speaks for %s', (key, days) => {
    expect(parseDays(key)).toEqual(days)
  })

  test('closed, round the clock and midnight are written the one way the specification has', () => {
    const week = toOpeningHours({ mon: 'closed', tue: 'round the clock', 'wed-sun': '10:00-24:00' })
    expect(week.slice(0, 3)).toEqual([
      { dayOfWeek: 'MONDAY', active: false, open: '00:00', close: '00:00' },
      { dayOfWeek: 'TUESDAY', active: true, open: '00:00', close: '00:00' },
      { dayOfWeek: 'WEDNESDAY', active: true, open: '10:00', close: '00:00' },
    ])
    expect(week).toHaveLength(7)
  })

  test('stretches come by day and hour, however they were listed', () => {
    expect(toDayRanges({ tue: '09:00-10:00', mon: ['17:00-20:00', '09:00-11:00'] })).toEqual([
      { dayOfWeek: 'MONDAY', startAt: '09:00', endAt: '11:00' },
      { dayOfWeek: 'MONDAY', startAt: '17:00', endAt: '20:00' },
      { dayOfWeek: 'TUESDAY', startAt: '09:00', endAt: '10:00' },
    ])
  })
})
