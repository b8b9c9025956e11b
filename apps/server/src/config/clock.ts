import { BadValue, optional, type Variable } from '#config/variable.ts'

const instantWithOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const instant: Variable<number> = {
  name: 'LAVASH_NOW',
  about: 'the clock starts here and runs on (demonstrations; refused in production)',
  example: '2026-11-16T12:00:00+03:00',
  read: (text) => {
    const at = instantWithOffset.test(text) ? Date.parse(text) : Number.NaN
    if (!Number.isNaN(at)) return at
    throw new BadValue('an instant with its offset, as 2026-11-16T12:00:00+03:00')
  },
}

export const clock = { title: 'the clock', variables: { startAt: optional(instant, undefined) } } as const
