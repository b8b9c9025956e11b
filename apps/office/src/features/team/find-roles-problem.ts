import type { TeamRole } from '@lavash/contract/staff'

/** The function names the text that says what a set of roles lacks before it can be sent. */
export function findRolesProblem(
  roles: readonly TeamRole[],
): 'team.roleMissing' | 'team.venueMissing' | undefined {
  if (roles.length === 0) return 'team.roleMissing'
  return roles.some(({ restoIds }) => restoIds?.length === 0) ? 'team.venueMissing' : undefined
}
