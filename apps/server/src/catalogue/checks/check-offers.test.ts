import { expect, test } from 'vitest'
import { findMistakesAfter, type Edit } from '#catalogue/testing/copy-demo-brand.ts'

const winter = 'name: Winter\ngroups: [{slug: seasonal, name: Seasonal, positions: []}]\n'

test.each([
  ['a group', 'groups: [seasonal]', 'positions: [business-lunch]'],
  ['a menu', 'menus: [winter]', 'positions: [business-lunch]'],
  ['a group and a menu', 'groups: [seasonal], menus: [winter]', 'groups: [seasonal], menus: [breakfast]'],
])('a time slot for %s without dishes is refused, with a dish it is not', async (_title, empty, full) => {
  const slot = (named: string): string => `- {slug: morning, ${named}, hours: 07:00-12:00}\n`
  const edits: Edit[] = [
    { file: 'catalogue/time-slots.yaml', content: slot(empty) },
    { file: 'catalogue/menus/winter.yaml', content: winter },
    { file: 'catalogue/restos/centre.yaml', from: 'menu: breakfast,', to: 'menu: winter,' },
  ]
  const told = "HERE: the time slot 'morning' is for no position"
  expect(await findMistakesAfter('ugolyok', ...edits)).toEqual([expect.stringContaining(told)])
  const mended = edits.with(0, { file: 'catalogue/time-slots.yaml', content: slot(full) })
  expect(await findMistakesAfter('ugolyok', ...mended)).toEqual([])
})

const codes = 'catalogue/promo-codes.yaml'
const window = "startAt: '2025-06-01T00:00:00+03:00', endAt: '2025-09-01T00:00:00+03:00'"

test.each(['01.02.2030', '2030-2-1', 'Jan 1 2030', 'tomorrow'])(
  'a moment written as %s is told once, and hides no other mistake',
  async (moment) => {
    const mistakes = await findMistakesAfter(
      'ugolyok',
      { file: codes, from: window, to: `startAt: ${moment}, endAt: '2025-09-01T00:00:00+03:00'` },
      { file: codes, from: 'amount: 150', to: 'amount: 0' },
    )
    expect(mistakes).toEqual([
      expect.stringContaining('the amount is 0'),
      `HERE: 'startAt' is '${moment}'. Expected: a moment with its offset, such as '2030-12-31T23:59:59+03:00'.`,
    ])
  },
)

test.each(['9999-12-31T23:59:59-03:00', '0000-01-01T00:00:00+03:00'])(
  'the moment %s is refused: in UTC its year has no four digits, so an export could not be imported',
  async (moment) => {
    const edit = { file: codes, from: window, to: `startAt: '${moment}'` }
    expect(await findMistakesAfter('ugolyok', edit)).toEqual([
      expect.stringContaining(`HERE: '${moment}' is not in the calendar`),
    ])
  },
)

test.each(['9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z'])('the moment %s is taken', async (moment) => {
  const edit = { file: codes, from: window, to: `startAt: '${moment}'` }
  expect(await findMistakesAfter('ugolyok', edit)).toEqual([])
})
