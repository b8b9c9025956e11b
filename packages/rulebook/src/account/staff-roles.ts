/** From the least to the most; each may all that the ones before may. PLATFORM stands apart: it sees no brand from within. */
export const staffRoles = ['COUNTER', 'MANAGER', 'OWNER'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What somebody was given: a role in one brand, at some of its venues or at all. PLATFORM is of no brand. */
export interface StaffGrant {
  readonly brandId: number
  readonly role: StaffRole | 'PLATFORM'
  /** Null: all venues, also those to come. */
  readonly restoIds: readonly number[] | null
}

/** What a call is about, once its address has been read. */
export type StaffTarget =
  /** `account` is refused on a shared device: a PIN must not lead to somebody's passkeys. */
  | { readonly whose: 'self' }
  | { readonly whose: 'account' }
  | { readonly whose: 'platform' }
  /** All of a brand: a role at some of its venues is not enough. */
  | { readonly whose: 'brand'; readonly brandId: number }
  /** The caller's own venues of a brand; the call shows no others. */
  | { readonly whose: 'venues'; readonly brandId: number }
  | { readonly whose: 'resto'; readonly brandId: number; readonly restoId: number }

export type StaffDemand = StaffRole | 'ANYBODY'

export function isRoleEnough(role: StaffGrant['role'], least: StaffDemand): boolean {
  if (least === 'ANYBODY') return true
  return role !== 'PLATFORM' && staffRoles.indexOf(role) >= staffRoles.indexOf(least)
}

export interface StaffHolder {
  readonly grants: readonly StaffGrant[]
  readonly isOnDevice: boolean
}

/** May somebody with these grants do what demands `least` there? */
export function isStaffAllowed(
  { grants, isOnDevice }: StaffHolder,
  least: StaffDemand,
  target: StaffTarget,
): boolean {
  if (target.whose === 'self') return true
  if (target.whose === 'account') return !isOnDevice
  if (target.whose === 'platform') return grants.some(({ role }) => role === 'PLATFORM')
  return grants.some(
    (grant) =>
      grant.brandId === target.brandId && isRoleEnough(grant.role, least) && isCovered(grant, target),
  )
}

function isCovered({ restoIds, role }: StaffGrant, target: StaffTarget): boolean {
  if (role === 'PLATFORM') return false
  if (restoIds === null || target.whose === 'venues') return true
  return target.whose === 'resto' && restoIds.includes(target.restoId)
}

/** At which venues of a brand somebody has at least this role; null is all of them. */
export function listGrantedRestos(
  grants: readonly StaffGrant[],
  least: StaffDemand,
  brandId: number,
): readonly number[] | null {
  const meant = grants.filter((grant) => grant.brandId === brandId && isRoleEnough(grant.role, least))
  if (meant.some(({ restoIds }) => restoIds === null)) return null
  return [...new Set(meant.flatMap(({ restoIds }) => restoIds ?? []))]
}

/** On a paired device somebody is at its venue's counter, whatever else they may be elsewhere. */
export function toDeviceGrants(
  grants: readonly StaffGrant[],
  device: { readonly brandId: number; readonly restoId: number },
): StaffGrant[] {
  const { brandId, restoId } = device
  const holder = { grants, isOnDevice: true }
  return isStaffAllowed(holder, 'COUNTER', { whose: 'resto', brandId, restoId })
    ? [{ brandId, role: 'COUNTER', restoIds: [restoId] }]
    : []
}
