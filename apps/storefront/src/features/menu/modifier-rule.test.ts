import type { ModifierGroup } from '@lavash/contract/modifiers'
import { findModifierProblems } from '@lavash/rulebook/menu/modifier-problems'
import { expect, test } from 'vitest'
import { findGroupError, toChosenText, toRuleText } from '#features/menu/modifier-rule.ts'
import { languages } from '@lavash/rulebook/site/locales'
import { createText } from '@lavash/i18n/create-text.ts'
import { loadMessages } from '#i18n/load-messages.ts'

const t = createText(languages.ru.intl, await loadMessages('ru'))

const makeGroup = (minCount: number, maxCount: number, itemMax = 1): ModifierGroup => ({
  id: 1,
  modifierId: 1,
  name: 'Лаваш',
  nameUi: 'Лаваш',
  minCount,
  maxCount,
  items: [11, 12, 13, 14].map((id) => ({ id, name: `№ ${id}`, price: 0, minCount: 0, maxCount: itemMax })),
})

test.each([
  [1, 1, 'выберите 1'],
  [1, 3, 'выберите от 1 до 3'],
  [12, 12, 'выберите 12'],
  [0, 3, 'до 3'],
  [0, 1, 'необязательно'],
])('M-05 a group of %i to %i asks: %s', (minCount, maxCount, text) => {
  expect(toRuleText(t, makeGroup(minCount, maxCount))).toBe(text)
})

test.each([
  [1, 4, 8, 'выбрано 1, нужно от 4 до 8'],
  [4, 4, 8, 'выбрано 4 из 8'],
  [7, 12, 12, 'выбрано 7 из 12'],
])('M-05 %i chosen of %i to %i is told: %s', (count, minCount, maxCount, text) => {
  expect(toChosenText(t, makeGroup(minCount, maxCount), count)).toBe(text)
})

test.each([
  ['a radio', makeGroup(1, 1), [], 'Выберите один вариант'],
  ['checkboxes', makeGroup(2, 3), [], 'Выберите ещё 2'],
  ['steppers', makeGroup(12, 12, 12), [{ id: 11, count: 7 }], 'Выберите ещё 5'],
  ['a full group', makeGroup(1, 3), [{ id: 11, count: 1 }], undefined],
])('M-05 what is missing is told in the group: %s', (_, group, chosen, text) => {
  expect(findGroupError(t, group, findModifierProblems([group], chosen))).toBe(text)
})
