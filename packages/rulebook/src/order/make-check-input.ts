import { makeDailyHours } from '#time/make-day-hours.ts'
import { makeOrderInput } from './make-order-input.ts'
import { makePayConfig } from './make-pay-config.ts'
import type { CheckOrderInput } from './order-check.ts'
import { toWeekSchedule } from '#time/week-schedule.ts'

/** The order of `makeOrderInput` at a venue open from 10 to 22 that takes cash and orders two days ahead. */
export function makeCheckInput(fields: Partial<CheckOrderInput> = {}): CheckOrderInput {
  const { positions, ...priced } = makeOrderInput()
  return {
    ...priced,
    positions: positions.map((position) => ({ ...position, tags: [] })),
    preOrder: { type: 'WORKING_HOURS', minTimeMinutes: 30, dayInAdvance: 2, hours: [] },
    opening: toWeekSchedule(makeDailyHours('10:00-22:00')),
    slots: new Map(),
    payConfig: makePayConfig({ delivery: { cashUponReceipt: true } }),
    payType: 'CASH_UPON_RECEIPT',
    ...fields,
  }
}
