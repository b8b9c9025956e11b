import type { TeamInvitation, TeamPerson } from '@lavash/contract/team'
import type { TeamRole } from '@lavash/contract/staff'
import type { Reads } from '#db/db.ts'
import type { Invitation } from '#modules/staff/team/invitation-rows.ts'
import type { GivenRole } from '#modules/staff/team/role-rows.ts'
import { toInstant } from '#modules/staff/to-me.ts'
import { toStaffGrant } from '#staff/staff-session.ts'

/** Every person with a role in the brand, by name. */
export async function listTeam(reads: Reads, brandId: number, myId: string): Promise<TeamPerson[]> {
  const rows = await reads
    .selectFrom('staffRoles')
    .innerJoin('staffPeople', 'staffPeople.id', 'staffRoles.personId')
    .where('brandId', '=', brandId)
    .select((eb) => [
      'staffPeople.id',
      'staffPeople.name',
      'staffPeople.phone',
      'staffPeople.createdAt',
      'staffRoles.brandId',
      'staffRoles.role',
      'staffRoles.restoIds',
      eb
        .selectFrom('staffSessions')
        .whereRef('staffSessions.personId', '=', 'staffPeople.id')
        .select((sub) => sub.fn.max('lastSeenAt').as('at'))
        .as('lastSeenAt'),
      eb
        .selectFrom('staffPasskeys')
        .whereRef('staffPasskeys.personId', '=', 'staffPeople.id')
        .select((sub) => sub.fn.max('createdAt').as('at'))
        .as('passkeyAt'),
    ])
    .execute()
  const people = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [
          {
            id: first.id,
            name: first.name,
            phone: first.phone,
            roles: [first, ...more].map((row) => toTeamRole(toStaffGrant(row))),
            joinedAt: toInstant(first.createdAt),
            lastSeenAt: first.lastSeenAt === null ? null : toInstant(first.lastSeenAt),
            hasPasskey: first.passkeyAt !== null,
            isMe: first.id === myId,
          },
        ],
  )
  return people.toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1))
}

export function toTeamInvitation(invitation: Invitation, nowMs: number): TeamInvitation {
  const { id, name, phone, roles, createdAt, expiresAt } = invitation
  return {
    id,
    name,
    phone,
    roles: roles.map(toTeamRole),
    createdAt: toInstant(createdAt),
    expiresAt: toInstant(expiresAt),
    state: expiresAt > nowMs ? 'open' : 'expired',
  }
}

function toTeamRole({ role, restoIds }: GivenRole): TeamRole {
  return { role: role as TeamRole['role'], restoIds: restoIds === null ? null : [...restoIds] }
}
