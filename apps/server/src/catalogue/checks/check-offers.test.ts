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
