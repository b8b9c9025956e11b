import type { TeamRole } from '@lavash/contract/staff'

/** What is missing before a set of roles can be sent; the key of its text. */
export function findRolesProblem(
  roles: readonly TeamRole[],
): 'team.roleMissing' | 'team.venueMissing' | undefined {
  if (roles.length === 0) return 'team.roleMissing'
  return roles.some(({ restoIds }) => restoIds?.length === 0) ? 'team.venueMissing' : undefined
}
