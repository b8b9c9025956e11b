import Type, { type Static } from 'typebox'

const time = '([01][0-9]|2[0-3]):[0-5][0-9]'
const rangePattern = `^(${time})-(${time}|24:00)$`
const day = '(mon|tue|wed|thu|fri|sat|sun)'
const days = Type.String({ pattern: `^(daily|${day}(-${day})?)$` })

const openRange = Type.String({
  pattern: `^(closed|round the clock|${time}-(${time}|24:00))$`,
  description:
    "hours such as '10:00-23:00' (an earlier end lies on the next day), 'closed' or 'round the clock'",
})

/** One stretch a day: opening hours and pre-order hours. Every day must be spoken for. */
export const openingWeek = Type.Union(
  [
    openRange,
    Type.Record(days, openRange, {
      additionalProperties: false,
      description: 'hours by day: mon, tue, …, a stretch of days such as mon-fri, or daily',
    }),
  ],
  {
    description:
      "hours for every day, such as '10:00-23:00', or by day: {mon-fri: 10:00-23:00, sat-sun: closed}",
  },
)
export type OpeningWeekSource = Static<typeof openingWeek>

const range = Type.String({ pattern: rangePattern, description: "a stretch of time such as '07:00-12:00'" })
const ranges = Type.Union([range, Type.Array(range, { minItems: 1 })], {
  description: "a stretch of time such as '07:00-12:00', or a list of them",
})

/** Any number of stretches a day: time slots and promo codes. A day that is not named has none. */
export const rangesWeek = Type.Union(
  [
    range,
    Type.Record(days, ranges, {
      additionalProperties: false,
      minProperties: 1,
      description: 'stretches by day: mon, tue, …, a stretch of days such as mon-fri, or daily',
    }),
  ],
  { description: "a stretch for every day, such as '07:00-12:00', or by day: {mon-fri: 07:00-11:30}" },
)
export type RangesWeekSource = Static<typeof rangesWeek>
