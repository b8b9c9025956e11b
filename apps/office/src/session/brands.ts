import type { StaffMe } from '@lavash/contract/staff'
import {
  isRoleEnough,
  isStaffAllowed,
  listGrantedRestos,
  type StaffDemand,
  type StaffHolder,
  type StaffRole,
  staffRoles,
} from '@lavash/rulebook/account/staff-roles'
import { type TimeZone, toTimeZone } from '@lavash/rulebook/time/time-zone'

export interface Brand {
  readonly id: number
  readonly name: string
  readonly logoUrl: string | null
  /** The highest of the person's roles in it. */
  readonly role: StaffRole
}

/** The brands somebody works for, each once, in the order of the server's list. */
export function listBrands({ roles }: StaffMe): Brand[] {
  const ids = [...new Set(roles.filter(({ role }) => role !== 'PLATFORM').map(({ brandId }) => brandId))]
  return ids.flatMap((id) => {
    const own = roles.filter(({ brandId }) => brandId === id)
    const role = staffRoles.findLast((one) => own.some((grant) => grant.role === one))
    return role === undefined
      ? []
      : [{ id, name: own[0]?.brandName ?? '', logoUrl: own[0]?.logoUrl ?? null, role }]
  })
}

function toHolder({ roles, device }: StaffMe): StaffHolder {
  return { grants: roles, isOnDevice: device !== null }
}

/** Somewhere in the brand, be it at one venue only. */
export function mayInBrand(me: StaffMe, least: StaffDemand, brandId: number): boolean {
  return me.roles.some((grant) => grant.brandId === brandId && isRoleEnough(grant.role, least))
}

/** In the whole brand: the team and the log are of no single venue. */
export function mayForBrand(me: StaffMe, least: StaffDemand, brandId: number): boolean {
  return isStaffAllowed(toHolder(me), least, { whose: 'brand', brandId })
}

export function mayAtResto(me: StaffMe, least: StaffDemand, brandId: number, restoId: number): boolean {
  return isStaffAllowed(toHolder(me), least, { whose: 'resto', brandId, restoId })
}

/** The one venue somebody works at, if it is only one. */
export function findOnlyResto(me: StaffMe, brandId: number): number | undefined {
  const restoIds = listGrantedRestos(me.roles, 'COUNTER', brandId)
  return restoIds?.length === 1 ? restoIds[0] : undefined
}

/** The clock of the brand. Each venue may have another one (`staff.restos`). */
export function findTimeZone(me: StaffMe, brandId: number): TimeZone {
  return toTimeZone(me.roles.find((grant) => grant.brandId === brandId)?.timeZone)
}

export function findBrandName(me: StaffMe, brandId: number): string {
  return me.roles.find((grant) => grant.brandId === brandId)?.brandName ?? ''
}
