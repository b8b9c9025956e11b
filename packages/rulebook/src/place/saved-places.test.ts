import { expect, test } from 'vitest'
import { savedPlaceNameMaxLength, savedPlacesMax } from '#site/limits.ts'
import {
  canAddPlace,
  findPlaceToReplace,
  findSavedNameProblem,
  type SavedPlaceName,
  sortSavedPlaces,
  toSavedName,
} from './saved-places.ts'

const long = 'д'.repeat(savedPlaceNameMaxLength)

test.each<[SavedPlaceName, string | undefined]>([
  [{ kind: 'HOME' }, undefined],
  [{ kind: 'WORK', name: '' }, undefined],
  [{ kind: 'OTHER', name: 'Дача' }, undefined],
  [{ kind: 'OTHER', name: long }, undefined],
  [{ kind: 'OTHER', name: ` ${long} ` }, undefined],
  [{ kind: 'OTHER', name: '🏡'.repeat(savedPlaceNameMaxLength) }, undefined],
  [{ kind: 'OTHER', name: `${long}!` }, 'validation.generic.maxLength'],
  [{ kind: 'OTHER', name: '  ' }, 'validation.generic.required'],
  [{ kind: 'OTHER' }, 'validation.generic.required'],
  // A name that is not used is nobody's mistake.
  [{ kind: 'HOME', name: `${long}${long}` }, undefined],
])('L-17 the name of %j has the problem %s', (name, key) => {
  expect(findSavedNameProblem(name)?.key).toBe(key)
})

test('a name is kept without its outer spaces, and only by a place that needs one', () => {
  expect(toSavedName({ kind: 'OTHER', name: ' Дача ' })).toBe('Дача')
  expect(toSavedName({ kind: 'HOME', name: 'Дача' })).toBe('')
})

const saved = [
  { id: 1, kind: 'OTHER', name: 'Дача' },
  { id: 2, kind: 'WORK', name: '' },
  { id: 3, kind: 'HOME', name: '' },
] as const

test.each<[SavedPlaceName, number | undefined]>([
  [{ kind: 'HOME' }, 3],
  [{ kind: 'WORK', name: 'любое' }, 2],
  [{ kind: 'OTHER', name: ' дАЧА' }, 1],
  [{ kind: 'OTHER', name: 'Дача 2' }, undefined],
  [{ kind: 'OTHER', name: '' }, undefined],
])('L-17 saving %j replaces the place %s', (wanted, id) => {
  expect(findPlaceToReplace(saved, wanted)?.id).toBe(id)
})

test('L-17 home and work stand before the others, which keep their order', () => {
  const other = { id: 4, kind: 'OTHER', name: 'Бабушка' } as const
  expect(sortSavedPlaces([...saved, other]).map(({ id }) => id)).toEqual([3, 2, 1, 4])
})

test('there is a last place', () => {
  const places = Array.from(
    { length: savedPlacesMax },
    (_, index) => ({ kind: 'OTHER', name: `${index}` }) as const,
  )
  expect([canAddPlace(places.slice(1)), canAddPlace(places)]).toEqual([true, false])
})
