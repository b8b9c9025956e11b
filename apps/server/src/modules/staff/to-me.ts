import type { StaffGrantAnswer, StaffMe } from '@lavash/contract/staff'
import type { StaffGrant } from '@lavash/rulebook/account/staff-roles'
import { findVerifiedUntil } from '@lavash/rulebook/account/staff-session'
import type { Reads } from '#db/db.ts'
import { findRestoName, toBrandFace } from '#modules/staff/place-names.ts'
import type { Serving } from '#serving/serving.ts'
import type { StaffSession } from '#staff/staff-session.ts'

export interface MeParts {
  readonly db: { readonly read: Reads }
  readonly serving: Serving
  readonly clock: { now(): number }
}

/** The signed-in person in the contract's shape. Brands and venues are named in the reader's language. */
export async function toMe(
  { db, serving, clock }: MeParts,
  session: StaffSession,
  acceptLanguage: string | undefined,
): Promise<StaffMe> {
  const { personId, deviceId } = session
  const person = await db.read
    .selectFrom('staffPeople')
    .leftJoin('staffPins', 'staffPins.personId', 'staffPeople.id')
    .where('staffPeople.id', '=', personId)
    .select(['staffPeople.name', 'staffPeople.phone', 'staffPins.setAt as pinSetAt'])
    .executeTakeFirstOrThrow()
  const until = findVerifiedUntil(session.verifiedAtMs, clock.now())
  const roles: StaffGrantAnswer[] = []
  for (const grant of session.grants) {
    roles.push({
      ...toWire(grant),
      ...(await toBrandFace(serving, grant.brandId, acceptLanguage)),
    })
  }
  return {
    id: personId,
    name: person.name,
    phone: person.phone,
    roles,
    sessionId: session.id,
    way: session.way,
    verifiedUntil: until === null ? null : toInstant(until),
    verifyWays: await listVerifyWays(db.read, session),
    hasPin: person.pinSetAt !== null,
    device: deviceId === null ? null : await getDevice(deviceId),
    endsAt: toInstant(session.endsAtMs),
  }

  async function getDevice(id: string): Promise<StaffMe['device']> {
    const device = await db.read
      .selectFrom('staffDevices')
      .select(['id', 'name', 'brandId', 'restoId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { ...device, restoName: findRestoName(serving, device.restoId, acceptLanguage) ?? '' }
  }
}

/**
 * The proof that the step-up asks of this person. SMS is weaker, so it is refused to a person with a passkey. In the
 * demonstration nobody can prove anything, so a press is enough.
 */
export async function listVerifyWays(reads: Reads, session: StaffSession): Promise<StaffMe['verifyWays']> {
  if (session.way === 'pin') return []
  if (session.way === 'demo') return ['demo']
  const passkey = await reads
    .selectFrom('staffPasskeys')
    .select('id')
    .where('personId', '=', session.personId)
    .executeTakeFirst()
  return passkey === undefined ? ['sms'] : ['passkey']
}

function toWire({
  brandId,
  role,
  restoIds,
}: StaffGrant): Pick<StaffGrantAnswer, 'brandId' | 'role' | 'restoIds'> {
  return { brandId, role, restoIds: restoIds === null ? null : [...restoIds] }
}

export function toInstant(ms: number): string {
  return new Date(ms).toISOString()
}
