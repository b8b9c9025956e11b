import { describe, expect, test } from 'vitest'
import {
  isRoleEnough,
  isStaffAllowed,
  listGrantedRestos,
  type StaffDemand,
  type StaffGrant,
  type StaffTarget,
  toDeviceGrants,
} from './staff-roles.ts'

const owner: StaffGrant = { brandId: 1, role: 'OWNER', restoIds: null }
const manager: StaffGrant = { brandId: 1, role: 'MANAGER', restoIds: null }
const venueManager: StaffGrant = { brandId: 1, role: 'MANAGER', restoIds: [11, 12] }
const counter: StaffGrant = { brandId: 1, role: 'COUNTER', restoIds: [11] }
const platform: StaffGrant = { brandId: 0, role: 'PLATFORM', restoIds: null }

const brand: StaffTarget = { whose: 'brand', brandId: 1 }
const venues: StaffTarget = { whose: 'venues', brandId: 1 }
const resto11: StaffTarget = { whose: 'resto', brandId: 1, restoId: 11 }
const resto13: StaffTarget = { whose: 'resto', brandId: 1, restoId: 13 }

describe('who may do what', () => {
  test.each<[string, StaffGrant[], StaffDemand, StaffTarget, boolean]>([
    ['an owner may what a counter may', [owner], 'COUNTER', resto13, true],
    ['an owner may what an owner may', [owner], 'OWNER', brand, true],
    ['a manager may not what an owner may', [manager], 'OWNER', brand, false],
    ['a manager of all venues may change the brand', [manager], 'MANAGER', brand, true],
    ['a manager of two venues may not change the brand', [venueManager], 'MANAGER', brand, false],
    ['a manager of two venues sees their own', [venueManager], 'MANAGER', venues, true],
    ['a counter is no manager', [counter], 'MANAGER', venues, false],
    ['a counter serves their venue', [counter], 'COUNTER', resto11, true],
    ['a counter does not serve another venue', [counter], 'COUNTER', resto13, false],
    ['an owner is nobody in another brand', [owner], 'COUNTER', { whose: 'brand', brandId: 2 }, false],
    ['nor at another brand’s venue', [owner], 'COUNTER', { ...resto11, brandId: 2 }, false],
    ['two roles add up', [counter, { ...venueManager, restoIds: [13] }], 'MANAGER', resto13, true],
    ['and do not mix', [counter, { ...venueManager, restoIds: [13] }], 'MANAGER', resto11, false],
    ['anybody of the brand is enough where anybody is', [counter], 'ANYBODY', venues, true],
    ['the platform is nobody in a brand', [platform], 'ANYBODY', { whose: 'venues', brandId: 1 }, false],
    ['nor in a brand without a number', [platform], 'ANYBODY', { whose: 'brand', brandId: 0 }, false],
    ['the platform keeps the platform', [platform], 'ANYBODY', { whose: 'platform' }, true],
    [
      'the platform’s keeper may own a brand as well',
      [owner, platform],
      'ANYBODY',
      { whose: 'platform' },
      true,
    ],
    ['an owner does not', [owner], 'ANYBODY', { whose: 'platform' }, false],
    ['what is one’s own needs no role', [], 'ANYBODY', { whose: 'self' }, true],
  ])('%s', (_case, grants, least, target, isAllowed) => {
    expect(isStaffAllowed({ grants, isOnDevice: false }, least, target)).toBe(isAllowed)
  })

  test('a PIN on a shared device does not open the account behind it', () => {
    const account: StaffTarget = { whose: 'account' }
    expect(isStaffAllowed({ grants: [owner], isOnDevice: true }, 'ANYBODY', account)).toBe(false)
    expect(isStaffAllowed({ grants: [], isOnDevice: false }, 'ANYBODY', account)).toBe(true)
  })

  test('the platform has no role of a brand', () => {
    expect(isRoleEnough('PLATFORM', 'COUNTER')).toBe(false)
  })
})

test('the venues of somebody are those of all their roles that are enough', () => {
  const both = [counter, { ...venueManager, restoIds: [12, 13] }]
  expect(listGrantedRestos(both, 'ANYBODY', 1)).toEqual([11, 12, 13])
  expect(listGrantedRestos(both, 'MANAGER', 1)).toEqual([12, 13])
  expect(listGrantedRestos([counter, manager], 'COUNTER', 1)).toBeNull()
  expect(listGrantedRestos([owner], 'COUNTER', 2)).toEqual([])
})

test('ST-08 on a device everybody is a counter of its venue, and who has no role there is nobody', () => {
  const device = { brandId: 1, restoId: 11 }
  const atTheCounter = [{ brandId: 1, role: 'COUNTER', restoIds: [11] }]
  expect(toDeviceGrants([owner], device)).toEqual(atTheCounter)
  expect(toDeviceGrants([counter], device)).toEqual(atTheCounter)
  expect(toDeviceGrants([counter], { ...device, restoId: 12 })).toEqual([])
  expect(toDeviceGrants([platform], { brandId: 0, restoId: 11 })).toEqual([])
})
